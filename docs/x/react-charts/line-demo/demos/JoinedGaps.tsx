import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export default function JoinedGaps() {
  return (
    <LineChart
      title="Weight of a puppy on ten days"
      desc="Measured on six of ten days, from 2.1 to 3.4 kg."
      xAxis={[{ scaleType: 'point', data: days, label: 'Day' }]}
      yAxis={[{ min: 1.5, max: 4 }]}
      series={[
        {
          connectNulls: true,
          data: [2.1, null, 2.3, 2.5, null, null, 2.9, 3.1, null, 3.4],
          valueFormatter: (value) =>
            value === null ? 'not measured' : `${value} kg`,
        },
      ]}
      height={300}
      margin={{ top: 16, left: 40, right: 24 }}
    />
  );
}
