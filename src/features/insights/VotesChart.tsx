import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DayRow } from '@site/server/schemas/insights';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** Votes by day. The tables below say the same in numbers. */
export function VotesChart({
  days,
}: {
  readonly days: readonly DayRow[];
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { palette } = useTheme();
  if (days.length === 0) {
    return null;
  }
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section className={styles.section}>
      <h2>
        <Translate id="insights.votesByDay">Votes by day</Translate>
      </h2>
      <BarChart
        height={260}
        dataset={days.map((day) => ({ ...day }))}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'band',
            valueFormatter: (day: string) => format.format(new Date(day)),
          },
        ]}
        series={[
          {
            dataKey: 'helpful',
            stack: 'votes',
            label: translate({ id: 'insights.helpful', message: 'Helpful' }),
            color: palette.success.main,
          },
          {
            dataKey: 'unhelpful',
            stack: 'votes',
            label: translate({
              id: 'insights.unhelpful',
              message: 'Not helpful',
            }),
            color: palette.error.main,
          },
        ]}
      />
    </section>
  );
}
