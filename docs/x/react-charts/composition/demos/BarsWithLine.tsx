import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function BarsWithLine() {
  return (
    <figure
      aria-label="Honey harvested and hives kept"
      style={{ margin: 0, width: '100%' }}
    >
      <ResponsiveChartContainer
        desc="The number of hives grows slowly; most honey comes in May."
        xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
        yAxis={[{ id: 'honey' }, { id: 'hives', min: 0, max: 60 }]}
        series={[
          {
            type: 'bar',
            label: 'Honey (kg)',
            yAxisId: 'honey',
            data: [0, 0, 40, 180, 320, 260],
          },
          {
            type: 'line',
            label: 'Hives',
            yAxisId: 'hives',
            data: [38, 38, 41, 46, 50, 52],
          },
        ]}
        height={320}
        margin={{ top: 56, bottom: 48, left: 40, right: 40 }}
      >
        <ChartsGrid horizontal />
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" label="2024" />
        <ChartsYAxis axisId="honey" />
        <ChartsYAxis axisId="hives" position="right" />
        <ChartsLegend />
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </figure>
  );
}
