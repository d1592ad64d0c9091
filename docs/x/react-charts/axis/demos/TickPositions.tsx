import { BarChart } from '@mui/x-charts/BarChart';

const days = Array.from({ length: 28 }, (_, index) => index + 1);
const litres = days.map((day) => 40 + ((day * 37) % 23) + (day % 7) * 4);

export default function TickPositions() {
  return (
    <BarChart
      title="Milk sold per day of February"
      desc="Between 40 and 90 liters a day, with no clear trend."
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          label: 'Day',
          tickInterval: (day: number) => (day - 1) % 7 === 0,
          tickLabelInterval: (day: number) => (day - 1) % 14 === 0,
        },
      ]}
      yAxis={[{ tickInterval: [0, 25, 50, 75], label: 'Liters' }]}
      grid={{ horizontal: true }}
      series={[{ data: litres }]}
      height={280}
      margin={{ top: 16, left: 56, right: 16 }}
    />
  );
}
