import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { ChartsGridProps } from '@mui/x-charts/ChartsGrid';
import type { AxisConfig, BarSeriesType } from '@mui/x-charts/models';

interface BarPlaygroundProps {
  chart?: Partial<BarChartProps>;
  series?: Omit<Partial<BarSeriesType>, 'type'>;
  axis?: Pick<
    AxisConfig<'band'>,
    'tickPlacement' | 'tickLabelPlacement' | 'reverse'
  >;
  grid?: Pick<ChartsGridProps, 'horizontal' | 'vertical'>;
}

export default function BarPlayground({
  chart,
  series,
  axis,
  grid,
}: BarPlaygroundProps) {
  return (
    <figure aria-label="Bottles sold per shop" style={{ margin: 0 }}>
      <BarChart
        xAxis={[
          {
            scaleType: 'band',
            data: ['Red', 'White', 'Rosé'],
            ...axis,
          },
        ]}
        series={[
          {
            label: 'Harbour',
            data: [46, 61, -18],
            ...series,
          },
          {
            label: 'Market',
            data: [38, 27, 33],
            ...series,
          },
        ]}
        grid={{ ...grid }}
        height={300}
        {...chart}
      />
    </figure>
  );
}
