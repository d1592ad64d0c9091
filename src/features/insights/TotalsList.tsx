import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Insights } from '@site/server/schemas/insights';
import type { ReactNode } from 'react';
import { sumInsights } from './logic';
import styles from './styles.lazy.module.css';

/** The numbers of the whole site. */
export default function TotalsList({
  insights,
}: {
  readonly insights: Insights;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const totals = sumInsights(insights);
  const count = new Intl.NumberFormat(i18n.currentLocale);
  const percent = new Intl.NumberFormat(i18n.currentLocale, {
    style: 'percent',
  });
  const rows = [
    [
      translate({ id: 'insights.helpful', message: 'Helpful' }),
      totals.helpfulShare === null ? '–' : percent.format(totals.helpfulShare),
    ],
    [
      translate({ id: 'insights.votes', message: 'Votes' }),
      count.format(totals.votes),
    ],
    [
      translate({ id: 'insights.comments', message: 'Comments' }),
      count.format(totals.comments),
    ],
    [
      translate({ id: 'insights.pageViews', message: 'Page views' }),
      count.format(totals.pageViews),
    ],
    [
      translate({
        id: 'insights.searchesWithoutResult',
        message: 'Searches without result',
      }),
      count.format(totals.searchesWithoutResult),
    ],
  ];
  return (
    <dl className={styles.totals}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.total}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
