import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, pines } from './data';

export default function TreeSizes() {
  return (
    <ScatterChart
      title="Height of trees by trunk diameter"
      desc="Both kinds grow taller with the trunk, pines faster than oaks."
      xAxis={[{ label: 'Trunk diameter (cm)', min: 0 }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      series={[
        {
          label: 'Oaks',
          data: oaks,
          valueFormatter: ({ x, y }) => `${x} cm, ${y} m`,
        },
        {
          label: 'Pines',
          data: pines,
          valueFormatter: ({ x, y }) => `${x} cm, ${y} m`,
        },
      ]}
      height={320}
      margin={{ left: 56, right: 24 }}
    />
  );
}
