import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProProps } from '@mui/x-charts-pro/BarChartPro';

// One identifier for all series of the stack.
const stack: string = 'total';

export default function StackedBars(): React.JSX.Element {
  const [series] = React.useState<BarChartProProps['series']>([
    { data: [1, 2], stack },
    { data: [3, 4], stack },
  ]);
  return <BarChart height={300} series={series} />;
}
