import Translate, { translate } from '@docusaurus/Translate';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type { Plan, ProductId } from '@site/plugins/api-reference/types';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { getSectionTitle, type MemberSection } from '../page-model';
import type { Target } from '../target';
import type { KnownTypes } from '../type-text';
import { getViewSettings, useView, ViewScript, ViewSwitch } from '../views';
import { FactName } from './RowFact';
import MemberRow from './MemberRow';
import { toGridTemplate } from './toGridTemplate';
import { useOpenRows } from './useOpenRows';
import styles from './styles.module.css';
import views from './views.module.css';

export interface MemberSectionViewProps {
  readonly section: MemberSection;
  readonly product: ProductId;
  readonly pagePlan: Plan;
  readonly known: KnownTypes;
  readonly shownIds: ReadonlySet<string>;
  readonly target: Target;
  readonly isEnglishSite: boolean;
}

/** `114`, or `3 of 114` under a filter. */
function Count({
  shown,
  total,
}: {
  readonly shown: number;
  readonly total: number;
}): ReactNode {
  return (
    <span className={styles.count}>
      {shown === total
        ? total
        : translate(
            { id: 'apiPage.section.count', message: '{shown} of {total}' },
            { shown, total },
          )}
    </span>
  );
}

/** The members of one kind, in the view that the reader chose. */
export default function MemberSectionView({
  section,
  product,
  pagePlan,
  known,
  shownIds,
  target,
  isEnglishSite,
}: MemberSectionViewProps): ReactNode {
  const { id, columns, rows } = section;
  const settings = getViewSettings(product, id);
  const { view, chooseView } = useView(settings);
  const { isOpen, toggle } = useOpenRows(target);
  const shownCount = rows.filter((row) => shownIds.has(row.id)).length;
  const title = getSectionTitle(id);

  const lastView = useRef(view);
  useIsomorphicLayoutEffect(() => {
    if (lastView.current !== view) {
      lastView.current = view;
      const row = rows.find((candidate) => candidate.id === target.id);
      if (row) {
        document.getElementById(row.id)?.scrollIntoView();
      }
    }
  }, [view, rows, target.id]);

  return (
    <section
      className={clsx(styles.section, views.section)}
      aria-labelledby={id}
      hidden={shownCount === 0}
      data-view={view}
      data-view-key={settings.storageKey}
      style={{ '--columns': toGridTemplate(columns) } as CSSProperties}
      suppressHydrationWarning
    >
      <ViewScript />
      <div className={styles.title}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        <Count shown={shownCount} total={rows.length} />
        <ViewSwitch
          sectionId={id}
          section={title}
          view={view}
          onChange={chooseView}
        />
      </div>
      <div className={views.columns} aria-hidden>
        <span>
          <Translate id="apiPage.fact.name">Name</Translate>
        </span>
        {columns.map((fact) => (
          <span key={fact}>
            <FactName fact={fact} />
          </span>
        ))}
        <span>
          <Translate id="apiPage.fact.description">Description</Translate>
        </span>
      </div>
      <dl className={styles.list}>
        {rows.map((row) => (
          <MemberRow
            key={row.id}
            row={row}
            columns={columns}
            pagePlan={pagePlan}
            known={known}
            isEnglishSite={isEnglishSite}
            isShown={shownIds.has(row.id)}
            isTarget={row.id === target.id}
            isOpen={view === 'collapsed' ? isOpen(row.id) : null}
            onToggle={toggle}
          />
        ))}
      </dl>
    </section>
  );
}
