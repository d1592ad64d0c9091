import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: new Date(2024, 3, 1), inside: 34.6, outside: 11.2, keeper: 'Ines' },
  { day: new Date(2024, 3, 8), inside: 34.9, outside: 13.5, keeper: 'Ines' },
  { day: new Date(2024, 3, 15), inside: 35.1, outside: 9.8, keeper: 'Tom' },
  { day: new Date(2024, 3, 22), inside: 34.8, outside: 15.9, keeper: 'Tom' },
  { day: new Date(2024, 3, 29), inside: 35.2, outside: 18.4, keeper: 'Ines' },
];

const celsius = (value: number | null) =>
  value === null ? '–' : `${value} °C`;

const shortDate = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
});

export default function LinesFromDataset() {
  return (
    <LineChart
      title="Temperature of a beehive in April"
      desc="Inside it stays close to 35 °C while outside it goes from 10 to 18 °C."
      dataset={readings}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'time',
          tickInterval: readings.map((reading) => reading.day),
          valueFormatter: (day: Date) => shortDate.format(day),
        },
      ]}
      yAxis={[{ min: 0, max: 40 }]}
      series={[
        { dataKey: 'inside', label: 'Inside', valueFormatter: celsius },
        { dataKey: 'outside', label: 'Outside', valueFormatter: celsius },
      ]}
      height={300}
      margin={{ left: 40, right: 32 }}
    />
  );
}
