import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';

interface PiePlaygroundProps {
  chart?: Partial<PieChartProps>;
  series?: Omit<Partial<PieSeriesType>, 'type' | 'data' | 'valueFormatter'>;
}

export default function PiePlayground({ chart, series }: PiePlaygroundProps) {
  return (
    <figure aria-label="Tickets sold by day" style={{ margin: 0 }}>
      <PieChart
        series={[
          {
            data: [
              { id: 0, label: 'Friday', value: 420 },
              { id: 1, label: 'Saturday', value: 610 },
              { id: 2, label: 'Sunday', value: 350 },
            ],
            ...series,
          },
        ]}
        height={260}
        {...chart}
      />
    </figure>
  );
}
