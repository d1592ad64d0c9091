import { BarChart } from '@mui/x-charts/BarChart';
import { toSeries } from './toSeries';

export default function BasicBars() {
  return <BarChart height={300} series={[toSeries([4, 3, 5])]} />;
}
