import { ChartContainer } from '@mui/x-charts/ChartContainer';
import {
  lineElementClasses,
  LinePlot,
  markElementClasses,
  MarkPlot,
} from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14, 15];

export default function TinyLine() {
  return (
    <ChartContainer
      title="Queue at a ticket counter by hour"
      desc="Up to 17 people wait at 11 o'clock, 3 at 15 o'clock."
      width={280}
      height={100}
      margin={{ top: 10, bottom: 10, left: 10, right: 10 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={[{ type: 'line', data: [5, 9, 14, 17, 12, 8, 10, 3] }]}
      disableAxisListener
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${markElementClasses.root}`]: { fill: 'currentColor' },
      }}
    >
      <LinePlot />
      <MarkPlot />
    </ChartContainer>
  );
}
