import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const common = { area: true, stack: 'harvest', showMark: false };

export default function StackedArea() {
  return (
    <LineChart
      title="Harvest of a market garden by month"
      desc="The sum grows from 60 kg in April to 395 kg in August. Tomatoes are the largest part from July on."
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'kg' }]}
      series={[
        { ...common, label: 'Salad', data: [60, 85, 90, 70, 65, 80] },
        { ...common, label: 'Beans', data: [0, 10, 60, 95, 90, 40] },
        { ...common, label: 'Tomatoes', data: [0, 0, 45, 160, 240, 150] },
      ]}
      height={300}
      margin={{ left: 56, right: 24 }}
    />
  );
}
