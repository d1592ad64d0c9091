import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { AdRow } from '@site/server/schemas/insights';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, type ReactNode } from 'react';
import { createCountColumn } from './columns';
import { InsightsTable } from './InsightsTable';
import { sumAdKinds, type AdKind } from './logic';
import styles from './styles.lazy.module.css';

function createColumns(): GridColDef<AdRow>[] {
  return [
    {
      field: 'label',
      flex: 1,
      minWidth: 220,
      headerName: translate({ id: 'insights.ad', message: 'Advertisement' }),
    },
    createCountColumn(
      'displays',
      translate({ id: 'insights.displays', message: 'Displays' }),
    ),
    createCountColumn(
      'clicks',
      translate({ id: 'insights.clicks', message: 'Clicks' }),
    ),
  ];
}

function getKindLabel(kind: AdKind['kind']): string {
  switch (kind) {
    case 'provider':
      return translate({ id: 'insights.ad.provider', message: 'Provider' });
    case 'inHouse':
      return translate({ id: 'insights.ad.inHouse', message: 'In-house' });
    case 'blocked':
      return translate({
        id: 'insights.ad.blocked',
        message: 'Message to blockers',
      });
    case 'other':
      return translate({ id: 'insights.ad.other', message: 'Others' });
  }
}

/** Which ads were seen and clicked, and who delivered how many of them. */
export function AdsSection({
  ads,
}: {
  readonly ads: readonly AdRow[];
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const columns = useMemo(() => createColumns(), []);
  const kinds = sumAdKinds(ads);
  const all = kinds.reduce((sum, { displays }) => sum + displays, 0);
  const percent = new Intl.NumberFormat(i18n.currentLocale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <InsightsTable
      table="ads"
      title={<Translate id="insights.ads">Advertisements</Translate>}
      rows={ads}
      columns={columns}
      getRowId={({ label }) => label}
    >
      {all > 0 && (
        <dl className={styles.totals}>
          {kinds.map(({ kind, displays }) => (
            <div key={kind} className={styles.total}>
              <dt>{getKindLabel(kind)}</dt>
              <dd>{percent.format(displays / all)}</dd>
            </div>
          ))}
        </dl>
      )}
    </InsightsTable>
  );
}
