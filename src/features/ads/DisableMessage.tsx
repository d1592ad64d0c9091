import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** Asks readers with a blocker to let this site through. */
export default function DisableMessage(): ReactNode {
  return (
    <div className={styles.message}>
      <p>
        <strong>
          <Translate id="ads.blocked.title">
            Your browser blocks the ad here.
          </Translate>
        </strong>
      </p>
      <p>
        <Translate id="ads.blocked.why">
          One small ad a page, never an animated one, helps to pay for open
          source.
        </Translate>
      </p>
      <p>
        <Translate id="ads.blocked.ask">
          If that seems fair, please allow ads on this site. Thank you.
        </Translate>
      </p>
    </div>
  );
}
