import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import type { BarSeriesType } from '@mui/x-charts/models';

interface StylingPlaygroundProps {
  chart?: Partial<BarChartProps>;
  series?: Omit<Partial<BarSeriesType>, 'type'>;
}

export default function StylingPlayground({
  chart,
  series,
}: StylingPlaygroundProps) {
  return (
    <figure aria-label="Books lent per branch" style={{ margin: 0 }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: ['North', 'Center', 'South'] }]}
        series={[
          {
            label: 'Adults',
            data: [310, 460, 280],
            ...series,
          },
          { label: 'Children', data: [220, 240, 190] },
        ]}
        height={280}
        {...chart}
      />
    </figure>
  );
}
