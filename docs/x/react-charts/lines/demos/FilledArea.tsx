import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export default function FilledArea() {
  return (
    <LineChart
      title="Solar power of a school roof"
      desc="The yield rises from 310 kWh in March to 880 kWh in July."
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        {
          area: true,
          data: [310, 520, 700, 850, 880, 790, 560, 330],
          valueFormatter: (value) => `${value} kWh`,
        },
      ]}
      height={260}
      margin={{ top: 16, left: 40, right: 24 }}
    />
  );
}
