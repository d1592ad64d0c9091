import { BarChart } from '@mui/x-charts/BarChart';

const tasks = [
  { task: 'Survey', start: 0, days: 4 },
  { task: 'Foundation', start: 4, days: 9 },
  { task: 'Frame', start: 11, days: 12 },
  { task: 'Roof', start: 21, days: 6 },
  { task: 'Interior', start: 24, days: 14 },
];

const formatDay = (day: number) => `Day ${day}`;

export default function FloatingBars() {
  return (
    <figure
      aria-label="Plan of a timber house: when each task starts and ends"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        dataset={tasks}
        yAxis={[{ scaleType: 'band', dataKey: 'task' }]}
        xAxis={[{ valueFormatter: formatDay }]}
        series={[
          {
            dataKey: 'start',
            stack: 'plan',
            color: 'transparent',
            valueFormatter: (day) => `starts on day ${day}`,
          },
          {
            dataKey: 'days',
            stack: 'plan',
            valueFormatter: (days) => `takes ${days} days`,
          },
        ]}
        grid={{ vertical: true }}
        height={300}
        margin={{ top: 16, left: 88, right: 24, bottom: 32 }}
      />
    </figure>
  );
}
