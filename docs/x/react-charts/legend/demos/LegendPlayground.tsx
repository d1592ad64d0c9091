import type { ChartsLegendProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

interface LegendPlaygroundProps {
  legend?: Partial<ChartsLegendProps>;
}

export default function LegendPlayground({ legend }: LegendPlaygroundProps) {
  return (
    <figure aria-label="Trains on time per quarter" style={{ margin: 0 }}>
      <LineChart
        xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { label: 'Regional', data: [81, 84, 79, 86] },
          { label: 'Express', data: [88, 90, 87, 93] },
        ]}
        slotProps={{
          legend: {
            ...legend,
          },
        }}
        margin={{ top: 100 }}
        height={300}
      />
    </figure>
  );
}
