import type { PageDemo } from '@site/plugins/demos/types';
import type { ReactNode } from 'react';
import { OnRequest } from '../lazy';
import { isChartDemo } from './isChartDemo';

export interface ChartDataProps {
  readonly demo: PageDemo;
  readonly isRunning: boolean;
  readonly title: string;
}

const loadTable = () =>
  import(/* webpackChunkName: "chart-table" */ './ChartTableToggle');

/** As in the style sheet, which is not there yet. */
const PLACE = (
  <div
    style={{
      blockSize: 45,
      borderBlockStart: '1px solid var(--docs-color-border)',
      boxSizing: 'border-box',
    }}
  />
);

/** Under a demo with charts: their data as a table, on request. Under others nothing. */
export default function ChartData({
  demo,
  isRunning,
  title,
}: ChartDataProps): ReactNode {
  if (!isChartDemo(demo.packages)) {
    return null;
  }
  return isRunning ? (
    <OnRequest
      load={loadTable}
      props={{ demoFile: demo.file, title }}
      placeholder={PLACE}
      isQuiet
    />
  ) : (
    PLACE
  );
}
