import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function FerryPassengers() {
  return (
    <LineChart
      title="Ferry passengers by hour of departure"
      desc="Weekdays peak at 8 and at 18 o'clock, weekends peak at 14 o'clock."
      xAxis={[
        {
          scaleType: 'point',
          data: hours,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      series={[
        { label: 'Weekdays', data: [120, 310, 180, 150, 170, 260, 330, 90] },
        { label: 'Weekends', data: [20, 85, 210, 295, 340, 280, 190, 110] },
      ]}
      height={300}
      margin={{ left: 40, right: 24 }}
    />
  );
}
