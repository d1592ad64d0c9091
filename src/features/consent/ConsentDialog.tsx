import Translate from '@docusaurus/Translate';
import { useId, useRef, type ReactNode } from 'react';
import { setConsent } from './consentStore';
import styles from './dialog.lazy.module.css';
import { useKeepFocusInSight } from './useKeepFocusInSight';

/** The question, beside the page: it neither blocks nor covers what is in use. */
export default function ConsentDialog(): ReactNode {
  const titleId = useId();
  const textId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useKeepFocusInSight(ref);
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={styles.dialog}
    >
      <p id={titleId} className={styles.title}>
        <Translate id="consent.title">May we count what is used?</Translate>
      </p>
      <p id={textId} className={styles.text}>
        <Translate id="consent.text">
          It tells us which pages and demos help. Nothing is sent before you
          choose. The settings show what a visit has recorded, and change your
          choice.
        </Translate>
      </p>
      <div className={styles.choices}>
        <button
          type="button"
          className={styles.choice}
          onClick={() => setConsent('denied')}
        >
          <Translate id="consent.deny">Only what is needed</Translate>
        </button>
        <button
          type="button"
          className={styles.choice}
          onClick={() => setConsent('granted')}
        >
          <Translate id="consent.grant">Allow counting</Translate>
        </button>
      </div>
    </div>
  );
}
