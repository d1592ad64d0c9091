import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import CopyButton from '../CopyButton';
import { toCopyText } from './toCopyText';
import styles from './styles.module.css';

export interface StaticCodeProps {
  /** Highlighted at build time: the inside of a `<code>` element. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
}

/** A code block whose colours were computed while the site was built. */
export default function StaticCode({
  html,
  language,
  title,
}: StaticCodeProps): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.root}>
      {title && <div className={styles.title}>{title}</div>}
      {/* Code runs to the right on every page, and its button is where it ends. */}
      <div dir="ltr" className={styles.body} data-copy-block>
        {/* Wide code scrolls, so that the keyboard has to reach it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={clsx('code-block', styles.pre)} tabIndex={0}>
          <code ref={codeRef} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton
          className={styles.copy}
          getText={() =>
            toCopyText(codeRef.current?.textContent ?? '', language)
          }
        />
      </div>
    </div>
  );
}
