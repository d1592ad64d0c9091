import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { areaElementClasses, AreaPlot } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function TinyArea() {
  return (
    <ChartContainer
      title="Noise at a crossing over one day"
      desc="Between 38 decibels at night and 74 in the afternoon."
      width={280}
      height={100}
      margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[{ min: 30, max: 80 }]}
      series={[
        {
          type: 'line',
          area: true,
          baseline: 'min',
          data: [41, 38, 67, 70, 74, 62, 44],
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.6 } }}
    >
      <AreaPlot />
    </ChartContainer>
  );
}
