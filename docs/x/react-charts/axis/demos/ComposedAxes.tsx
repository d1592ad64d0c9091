import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const climate = [
  { month: 'May', rain: 71, temperature: 13.4 },
  { month: 'Jun', rain: 64, temperature: 16.8 },
  { month: 'Jul', rain: 83, temperature: 18.9 },
  { month: 'Aug', rain: 79, temperature: 18.2 },
  { month: 'Sep', rain: 58, temperature: 14.6 },
];

export default function ComposedAxes() {
  return (
    <ResponsiveChartContainer
      title="Rain and temperature from May to September"
      desc="July is the wettest and the warmest month, with 83 mm and 18.9 °C."
      dataset={climate}
      xAxis={[{ id: 'months', scaleType: 'band', dataKey: 'month' }]}
      yAxis={[
        { id: 'rain', min: 0, max: 100 },
        { id: 'temperature', min: 0, max: 20 },
      ]}
      series={[
        { type: 'bar', dataKey: 'rain', yAxisId: 'rain', label: 'Rain' },
        {
          type: 'line',
          dataKey: 'temperature',
          yAxisId: 'temperature',
          label: 'Temperature',
        },
      ]}
      height={300}
      margin={{ top: 16, left: 56, right: 56 }}
    >
      <ChartsGrid horizontal />
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" label="Month" />
      <ChartsYAxis axisId="rain" label="Rain (mm)" />
      <ChartsYAxis
        axisId="temperature"
        position="right"
        label="Temperature (°C)"
      />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
