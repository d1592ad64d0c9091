import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './results.lazy.module.css';

/** Commands that make some of the changes. */
export default function CodemodHint({
  codemods,
}: {
  readonly codemods: readonly string[];
}): ReactNode {
  return codemods.length === 0 ? null : (
    <div className={styles.codemods}>
      <p>
        <Translate id="migrationChecker.codemods">
          Codemods make some of these changes for you. Commit your work first,
          and read what they did:
        </Translate>
      </p>
      <pre
        dir="ltr"
        // A scrolling region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <code>
          {codemods
            .map((name) => `npx @mui/x-codemod@7 ${name} <path>`)
            .join('\n')}
        </code>
      </pre>
    </div>
  );
}
