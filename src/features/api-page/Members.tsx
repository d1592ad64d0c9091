import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ApiPageData } from '@site/plugins/api-reference/pageTypes';
import { useMemo, type ReactNode } from 'react';
import {
  findFilterChoices,
  FilterBar,
  NoHits,
  useMemberFilter,
} from './filter';
import { MemberSectionView } from './members';
import { createSections } from './page-model';
import styles from './styles.module.css';
import { useRevealTarget, useTarget } from './target';

/** Props, slots and classes, under a bar that filters them. */
export default function Members({
  data,
}: {
  readonly data: ApiPageData;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const sections = useMemo(() => createSections(data), [data]);
  const choices = useMemo(() => findFilterChoices(sections), [sections]);
  const known = useMemo(
    () => ({ links: data.typeLinks, aliases: data.typeAliases }),
    [data],
  );
  const { filter, shownIds, setFilter, resetFilter } =
    useMemberFilter(sections);
  const target = useTarget();
  useRevealTarget(target, shownIds, resetFilter);

  const total = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total === 0) {
    return null;
  }
  return (
    <div className={styles.members}>
      <FilterBar
        filter={filter}
        choices={choices}
        onChange={setFilter}
        shown={shownIds.size}
        total={total}
      />
      {sections.map((section) => (
        <MemberSectionView
          key={section.id}
          section={section}
          product={data.page.product}
          pagePlan={data.page.plan}
          known={known}
          shownIds={shownIds}
          target={target}
          isEnglishSite={i18n.currentLocale === i18n.defaultLocale}
        />
      ))}
      {shownIds.size === 0 && <NoHits onReset={resetFilter} />}
    </div>
  );
}
