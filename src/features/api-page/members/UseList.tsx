import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ApiUse } from '@site/plugins/api-reference/pageTypes';
import type { ReactNode } from 'react';
import styles from './details.module.css';

/** More uses than this are behind a disclosure. */
const SHOWN_USES = 3;

function UseLinks({ uses }: { readonly uses: readonly ApiUse[] }): ReactNode {
  return (
    <ul className={styles.uses}>
      {uses.map(({ href, title }) => (
        <li key={href}>
          <Link to={href}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Demos and sections whose code uses a member. */
export default function UseList({
  uses,
}: {
  readonly uses: readonly ApiUse[];
}): ReactNode {
  const others = uses.slice(SHOWN_USES);
  return (
    <div className={styles.usesBox}>
      <span className={styles.usesLabel}>
        <Translate id="apiPage.uses.label">Used in</Translate>
      </span>
      <UseLinks uses={uses.slice(0, SHOWN_USES)} />
      {others.length > 0 && (
        <details className={styles.moreUses}>
          <summary>
            <Translate id="apiPage.uses.more" values={{ count: others.length }}>
              {'{count} more'}
            </Translate>
          </summary>
          <UseLinks uses={others} />
        </details>
      )}
    </div>
  );
}
