import { BarChart } from '@mui/x-charts/BarChart';

const ages = {
  scaleType: 'band' as const,
  data: ['80+', '60–79', '40–59', '20–39', '0–19'],
  categoryGapRatio: 0.1,
};

const people = (value: number | null) => `${Math.abs(value ?? 0)} members`;

export default function PopulationPyramid() {
  return (
    <BarChart
      title="Members of a sports club by age and sex"
      desc="The largest groups are women from 20 to 39 and men from 40 to 59."
      layout="horizontal"
      yAxis={[ages]}
      xAxis={[
        {
          min: -160,
          max: 160,
          tickNumber: 4,
          valueFormatter: (value: number) => `${Math.abs(value)}`,
        },
      ]}
      series={[
        {
          label: 'Women',
          stack: 'age',
          stackOffset: 'diverging',
          data: [-18, -74, -112, -148, -96],
          valueFormatter: people,
        },
        {
          label: 'Men',
          stack: 'age',
          data: [11, 69, 131, 120, 104],
          valueFormatter: people,
        },
      ]}
      height={320}
      margin={{ left: 56, right: 24 }}
    />
  );
}
