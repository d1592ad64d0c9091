import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ComposedTooltip() {
  return (
    <figure
      aria-label="Rain and river level per week"
      style={{ margin: 0, width: '100%' }}
    >
      <ResponsiveChartContainer
        desc="The river level follows the rain one week later."
        xAxis={[{ scaleType: 'band', data: ['W1', 'W2', 'W3', 'W4', 'W5'] }]}
        series={[
          { type: 'bar', label: 'Rain (mm)', data: [12, 46, 30, 8, 4] },
          { type: 'line', label: 'River (cm)', data: [20, 24, 48, 39, 22] },
        ]}
        height={280}
        margin={{ top: 16, left: 40, right: 16 }}
      >
        <BarPlot />
        <LinePlot />
        <LineHighlightPlot />
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsAxisHighlight x="band" />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </figure>
  );
}
