import { LineChart } from '@mui/x-charts/LineChart';

const days = [
  new Date(2025, 2, 3),
  new Date(2025, 2, 4),
  new Date(2025, 2, 5),
  new Date(2025, 2, 6),
  new Date(2025, 2, 7),
];
const visitors = [320, 290, 410, 388, 450];
const guided = [null, 45, 60, null, 72];

const short = new Intl.DateTimeFormat('en', { weekday: 'short' });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

function withChange(
  value: number | null,
  { dataIndex }: { dataIndex: number },
) {
  const before = visitors[dataIndex - 1];
  if (value === null || before === undefined) {
    return `${value ?? '–'}`;
  }
  const change = value - before;
  return `${value} (${change < 0 ? '−' : '+'}${Math.abs(change)})`;
}

export default function FormattedValues() {
  return (
    <figure
      aria-label="Museum visitors in a week"
      style={{ margin: 0, width: '100%' }}
    >
      <LineChart
        desc="Visitors rise from 320 on Monday to 450 on Friday."
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            valueFormatter: (day: Date, { location }) =>
              location === 'tick' ? short.format(day) : long.format(day),
          },
        ]}
        series={[
          { label: 'Visitors', data: visitors, valueFormatter: withChange },
          {
            label: 'On a tour',
            data: guided,
            connectNulls: true,
            // The type has no null yet: the cast lets it through.
            valueFormatter: (value) =>
              value === null ? (null as never) : `${value} people`,
          },
        ]}
        height={280}
        margin={{ left: 40, right: 24 }}
      />
    </figure>
  );
}
