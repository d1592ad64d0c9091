import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const weeks = Array.from(
  { length: 9 },
  (_, index) => new Date(2024, 8, 2 + index * 7),
);

const format = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' });

export default function SparklineDates() {
  return (
    <div style={{ width: '100%', maxWidth: 420 }}>
      <SparkLineChart
        title="Visitors of a swimming pool per week, from September"
        desc="Falls from 1380 visitors to 540."
        data={[1380, 1290, 1310, 1020, 880, 910, 720, 610, 540]}
        valueFormatter={(value) => `${value} visitors`}
        xAxis={{
          scaleType: 'time',
          data: weeks,
          valueFormatter: (week: Date) => `Week of ${format.format(week)}`,
        }}
        showTooltip
        showHighlight
        height={90}
      />
    </div>
  );
}
