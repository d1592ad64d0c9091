import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import Layout from '@theme/Layout';
import { useState, type ReactNode } from 'react';
import { useLoaded } from '../lazy';
import InsightsNotice from './InsightsNotice';
import { useInsights, type InsightsControl } from './useInsights';

const PERIODS = ['7', '30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

const loadBoard = () => import('./InsightsBoard');

function Content({
  control,
}: {
  readonly control: InsightsControl;
}): ReactNode {
  const [problem, setProblem] = useState('');
  const { state } = control;
  const isReady = state.status === 'ready';
  const board = useLoaded(loadBoard, isReady, setProblem);
  if (!isReady) {
    return <InsightsNotice state={state} control={control} />;
  }
  if (problem) {
    return <p role="alert">{problem}</p>;
  }
  return board ? (
    <board.default insights={state.insights} loadCsv={control.loadCsv} />
  ) : (
    <InsightsNotice state={{ status: 'loading' }} control={control} />
  );
}

/** What readers think of the pages and what they meet there, as tables and charts. */
export default function InsightsPage(): ReactNode {
  const [period, setPeriod] = useState<Period>('30');
  const control = useInsights(Number(period));
  return (
    <Layout
      title={translate({ id: 'insights.title', message: 'Insights' })}
      description={translate({
        id: 'insights.description',
        message: 'What readers think of the pages, for maintainers',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>
          <Translate id="insights.title">Insights</Translate>
        </h1>
        <SegmentedControl
          label={translate({ id: 'insights.period', message: 'Period' })}
          segments={PERIODS.map((value) => ({
            value,
            label: translate(
              { id: 'insights.days', message: '{days} days' },
              { days: value },
            ),
          }))}
          value={period}
          onChange={setPeriod}
        />
        <Content control={control} />
      </main>
    </Layout>
  );
}
