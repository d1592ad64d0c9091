import { BarChart } from '@mui/x-charts/BarChart';

const languages = [
  { name: 'Portuguese', learners: 412 },
  { name: 'Norwegian', learners: 187 },
  { name: 'Sign language', learners: 356 },
  { name: 'Vietnamese', learners: 143 },
  { name: 'Ukrainian', learners: 298 },
];

export default function HorizontalBars() {
  return (
    <figure
      aria-label="Learners per evening course"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        dataset={languages}
        yAxis={[{ scaleType: 'band', dataKey: 'name' }]}
        xAxis={[{ label: 'Learners' }]}
        series={[{ dataKey: 'learners' }]}
        grid={{ vertical: true }}
        height={300}
        margin={{ top: 16, left: 96, right: 16, bottom: 48 }}
      />
    </figure>
  );
}
