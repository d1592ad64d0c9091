export { default as ChartData } from './ChartData';
export { isChartDemo } from './isChartDemo';

/** What reads the charts of a demo while they run. Has the library with it. */
export const loadChartReader = () =>
  import(/* webpackChunkName: "chart-reader" */ './withReadCharts');
