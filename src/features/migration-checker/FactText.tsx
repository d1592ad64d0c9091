import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ChangeFact } from '@site/plugins/migrations/types';
import styles from './results.lazy.module.css';

function Code({ children }: { readonly children: string }): ReactNode {
  return <code dir="ltr">{children}</code>;
}

interface BeforeAfterProps {
  readonly before: string;
  readonly after: string;
}

function BeforeAfter({ before, after }: BeforeAfterProps): ReactNode {
  return (
    <dl className={styles.compare}>
      <dt>
        <Translate id="migrationChecker.before">Before</Translate>
      </dt>
      <dd>
        <Code>{before}</Code>
      </dd>
      <dt>
        <Translate id="migrationChecker.after">Now</Translate>
      </dt>
      <dd>
        <Code>{after}</Code>
      </dd>
    </dl>
  );
}

/** What exactly differs, as the types tell it. */
export default function FactText({
  fact,
}: {
  readonly fact: ChangeFact;
}): ReactNode {
  switch (fact.kind) {
    case 'params':
      return <BeforeAfter before={fact.before} after={fact.after} />;
    case 'values':
      return (
        <p>
          <Translate
            id="migrationChecker.values"
            values={{
              gone: <Code>{fact.gone.join(' | ')}</Code>,
              now: <Code>{fact.now.replaceAll('|', ' | ')}</Code>,
            }}
          >
            {'{gone} is not accepted any more. It takes {now}.'}
          </Translate>
        </p>
      );
    case 'default':
      return (
        <>
          <p>
            <Translate id="migrationChecker.default">
              It is not given here, and its default differs.
            </Translate>
          </p>
          <BeforeAfter before={fact.before} after={fact.after} />
        </>
      );
    case 'deprecated':
      return (
        <p>
          <Translate id="migrationChecker.deprecated">
            It is deprecated: a later version will remove it.
          </Translate>
        </p>
      );
  }
}
