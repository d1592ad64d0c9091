import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import { VITAL_LIMITS, type VitalRow } from '@site/server/schemas/insights';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ReactNode } from 'react';
import { formatVital } from './logic';
import styles from './styles.lazy.module.css';

const MOST_PAGES = 10;
const ROW_HEIGHT = 32;
const FRAME_HEIGHT = 90;

/** Of a line's label, in px from its top: above the bars. */
const LABEL_SPACING = { x: 0, y: -20 };

/** `/x/react-data-grid/sorting/` → `react-data-grid/sorting` */
function toShortPath(page: string): string {
  return page.replace(/^\/x\//, '').replace(/\/$/, '');
}

/** The worst pages by one web vital, with the lines of "good" and "poor". */
export function VitalsChart({
  name,
  rows,
}: {
  readonly name: string;
  readonly rows: readonly VitalRow[];
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { palette } = useTheme();
  const limits = VITAL_LIMITS[name];
  const worst = rows.slice(0, MOST_PAGES);
  const format = (value: number | null): string =>
    value === null ? '' : formatVital(name, value, i18n.currentLocale);
  const largest = Math.max(limits?.poor ?? 0, ...worst.map(({ p75 }) => p75));
  const colors = [
    palette.success.main,
    palette.warning.main,
    palette.error.main,
  ];
  return (
    <div className={styles.wideChart}>
      <BarChart
        layout="horizontal"
        height={worst.length * ROW_HEIGHT + FRAME_HEIGHT}
        margin={{ left: 220, right: 24, top: 30 }}
        dataset={worst.map(({ page, p75 }) => ({ page, p75 }))}
        yAxis={[
          { dataKey: 'page', scaleType: 'band', valueFormatter: toShortPath },
        ]}
        xAxis={[
          {
            max: largest * 1.05,
            valueFormatter: format,
            // A bar has the colour of its rating; the table names it.
            ...(limits && {
              colorMap: {
                type: 'piecewise',
                thresholds: [limits.good, limits.poor],
                colors,
              },
            }),
          },
        ]}
        series={[{ dataKey: 'p75', label: name, valueFormatter: format }]}
        slotProps={{ legend: { hidden: true } }}
      >
        {limits && (
          <ChartsReferenceLine
            x={limits.good}
            label={translate({ id: 'insights.good', message: 'Good' })}
            labelAlign="start"
            spacing={LABEL_SPACING}
            lineStyle={{ stroke: palette.success.main, strokeDasharray: '4' }}
          />
        )}
        {limits && (
          <ChartsReferenceLine
            x={limits.poor}
            label={translate({ id: 'insights.poor', message: 'Poor' })}
            labelAlign="start"
            spacing={LABEL_SPACING}
            lineStyle={{ stroke: palette.error.main, strokeDasharray: '4' }}
          />
        )}
      </BarChart>
    </div>
  );
}
