import CopyButton from '@site/src/components/CopyButton';
import type { ReactNode } from 'react';
import { parseImport } from './parseImport';
import styles from './styles.module.css';

/** The statements that import a component, each ready to copy. */
export default function ImportStatements({
  statements,
}: {
  readonly statements: readonly string[];
}): ReactNode {
  return (
    <ul className={styles.imports}>
      {statements.map((statement) => (
        <li key={statement} className={styles.import}>
          <code className={styles.statement} dir="ltr" translate="no">
            {parseImport(statement).map(({ kind, text }, index) => (
              <span
                key={index}
                {...(kind !== 'text' && { className: `code-${kind}` })}
              >
                {text}
              </span>
            ))}
          </code>
          <CopyButton getText={() => `${statement};`} />
        </li>
      ))}
    </ul>
  );
}
