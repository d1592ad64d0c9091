import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function TinyBars() {
  return (
    <ChartContainer
      title="Cups of coffee sold per weekday"
      desc="Between 84 on Sunday and 231 on Friday."
      width={280}
      height={100}
      margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ type: 'bar', data: [142, 156, 149, 188, 231, 120, 84] }]}
    >
      <BarPlot />
    </ChartContainer>
  );
}
