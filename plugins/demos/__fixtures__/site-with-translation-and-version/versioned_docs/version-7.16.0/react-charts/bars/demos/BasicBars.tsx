import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return <BarChart height={200} series={[{ data: [1] }]} />;
}
