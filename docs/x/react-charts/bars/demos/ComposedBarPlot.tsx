import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function ComposedBarPlot() {
  return (
    <figure
      aria-label="Calls answered this week and last week, with the daily goal"
      style={{ margin: 0, width: '100%' }}
    >
      <ResponsiveChartContainer
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { type: 'bar', label: 'This week', data: [52, 61, 47, 70, 58] },
          { type: 'line', label: 'Last week', data: [49, 55, 51, 57, 63] },
        ]}
        height={300}
        margin={{ top: 16, left: 40, right: 16 }}
      >
        <BarPlot borderRadius={4} />
        <LinePlot />
        <MarkPlot />
        <ChartsReferenceLine
          y={65}
          label="Goal"
          labelAlign="middle"
          lineStyle={{ strokeDasharray: '6 4' }}
        />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </figure>
  );
}
