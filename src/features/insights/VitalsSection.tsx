import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { WEB_VITALS, type WebVitalName } from '@site/server/schemas/events';
import { VITAL_LIMITS, type VitalRow } from '@site/server/schemas/insights';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useState, type ReactNode } from 'react';
import { createCountColumn, createPageColumn } from './columns';
import { InsightsTable } from './InsightsTable';
import { formatVital, rateVital, selectVital, type VitalRating } from './logic';
import styles from './styles.lazy.module.css';
import { VitalsChart } from './VitalsChart';

function getRatingLabel(rating: VitalRating): string {
  switch (rating) {
    case 'good':
      return translate({ id: 'insights.good', message: 'Good' });
    case 'fair':
      return translate({
        id: 'insights.fair',
        message: 'Needs improvement',
      });
    case 'poor':
      return translate({ id: 'insights.poor', message: 'Poor' });
  }
}

function createColumns(language: string): GridColDef<VitalRow>[] {
  return [
    createPageColumn(),
    {
      field: 'p75',
      type: 'number',
      width: 140,
      headerName: translate({ id: 'insights.p75', message: '75th percentile' }),
      renderCell: ({ row }) => formatVital(row.name, row.p75, language),
    },
    {
      field: 'rating',
      width: 170,
      headerName: translate({ id: 'insights.rating', message: 'Rating' }),
      valueGetter: (_value, row) =>
        getRatingLabel(rateVital(row.name, row.p75)),
    },
    createCountColumn(
      'samples',
      translate({ id: 'insights.samples', message: 'Samples' }),
    ),
  ];
}

/** Web vitals of the pages, with the lines of "good" and "poor". */
export function VitalsSection({
  vitals,
}: {
  readonly vitals: readonly VitalRow[];
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const language = i18n.currentLocale;
  const [name, setName] = useState<WebVitalName>('LCP');
  const rows = useMemo(() => selectVital(vitals, name), [vitals, name]);
  const columns = useMemo(() => createColumns(language), [language]);
  const { good, poor } = VITAL_LIMITS[name] ?? { good: 0, poor: 0 };
  return (
    <InsightsTable
      table="vitals"
      title={
        <Translate id="insights.vitals">Web vitals, worst first</Translate>
      }
      rows={rows}
      columns={columns}
      getRowId={({ page }) => page}
    >
      <SegmentedControl
        label={translate({ id: 'insights.vital', message: 'Web vital' })}
        isLabelHidden
        segments={WEB_VITALS.map((value) => ({ value, label: value }))}
        value={name}
        onChange={setName}
      />
      <p className={styles.hint}>
        {translate(
          {
            id: 'insights.limits',
            message: 'Good up to {good}, poor above {poor}.',
          },
          {
            good: formatVital(name, good, language),
            poor: formatVital(name, poor, language),
          },
        )}
      </p>
      {rows.length > 0 && <VitalsChart name={name} rows={rows} />}
    </InsightsTable>
  );
}
