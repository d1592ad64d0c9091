import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ApiIndexData } from '@site/plugins/api-reference/pageTypes';
import PlanMark from '@site/src/components/PlanMark';
import Heading from '@theme/Heading';
import { useMemo, useState, type ReactNode } from 'react';
import { matchesText, NoHits } from './filter';
import {
  getIndexSectionTitle,
  groupEntries,
  type EntryGroup,
} from './groupEntries';
import styles from './index.module.css';
import SearchField from './search-field';

function Group({
  group: { section, id, entries },
  plans,
}: {
  readonly group: EntryGroup;
  readonly plans: ApiIndexData['plans'];
}): ReactNode {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {getIndexSectionTitle(section)}
      </Heading>
      <ul className={styles.entries}>
        {entries.map(({ href, name }) => {
          const plan = plans[href];
          return (
            <li key={href}>
              <Link to={href} translate="no">
                {name}
              </Link>
              {plan && <PlanMark plan={plan} variant="shape" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pages of a product's reference. */
export default function ApiIndex({
  data: { index, plans },
}: {
  readonly data: ApiIndexData;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const [text, setText] = useState('');
  const found = useMemo(
    () => index.entries.filter(({ name }) => matchesText(text.trim(), name)),
    [index, text],
  );
  return (
    <div lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
      <div className={styles.search}>
        <SearchField
          label={translate({
            id: 'apiIndex.search',
            message: 'Filter components and interfaces',
          })}
          value={text}
          onChange={setText}
        />
        <span role="status" className="visually-hidden">
          <Translate id="apiIndex.count" values={{ count: found.length }}>
            {'{count} found'}
          </Translate>
        </span>
      </div>
      {groupEntries(found).map((group) => (
        <Group key={group.id} group={group} plans={plans} />
      ))}
      {found.length === 0 && <NoHits onReset={() => setText('')} />}
    </div>
  );
}
