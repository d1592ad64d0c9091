import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const kilowatts = hours.map((hour) => 20 + ((hour * 7) % 11) + (hour % 5));
const prices = hours.map((hour) => 9 + Math.abs(12 - hour) * 0.6);

export default function ComposedChart() {
  return (
    <ResponsiveChartContainer
      colors={mangoFusionPalette}
      title="Power use of a cold store and price of power, by hour"
      desc="Use stays between 20 and 34 kW. The price is lowest at noon."
      xAxis={[
        {
          id: 'hours',
          scaleType: 'band',
          data: hours,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        { id: 'power', min: 0 },
        { id: 'price', min: 0, max: 20 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'power', label: 'Power', data: kilowatts },
        {
          type: 'line',
          yAxisId: 'price',
          label: 'Price',
          data: prices,
          valueFormatter: (value) => `${value?.toFixed(1)} ct`,
        },
      ]}
      height={320}
      margin={{ top: 16, left: 56, right: 56 }}
    >
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <LineHighlightPlot />
      <ChartsXAxis
        axisId="hours"
        position="bottom"
        label="Hour"
        tickInterval={(hour: number) => hour % 6 === 0}
        tickLabelStyle={{ fontSize: 11 }}
      />
      <ChartsYAxis
        axisId="power"
        label="Power (kW)"
        sx={{ [`& .${axisClasses.tick}`]: { stroke: 'transparent' } }}
      />
      <ChartsYAxis
        axisId="price"
        position="right"
        label="Price (ct/kWh)"
        tickLabelStyle={{ fontSize: 11 }}
      />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
