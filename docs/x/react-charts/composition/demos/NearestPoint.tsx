import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsVoronoiHandler } from '@mui/x-charts/ChartsVoronoiHandler';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

/** Height of trees in metres by age in years. */
const trees = [
  { id: 'a', x: 4, y: 2.1 },
  { id: 'b', x: 9, y: 5.8 },
  { id: 'c', x: 15, y: 7.9 },
  { id: 'd', x: 22, y: 12.4 },
  { id: 'e', x: 31, y: 13.2 },
  { id: 'f', x: 38, y: 17.5 },
];

export default function NearestPoint() {
  return (
    <figure
      aria-label="Height of trees by age"
      style={{ margin: 0, width: '100%' }}
    >
      <ResponsiveChartContainer
        desc="Trees grow to about 17 metres in 38 years."
        series={[
          {
            type: 'scatter',
            label: 'Lime trees',
            data: trees,
            highlightScope: { highlight: 'item', fade: 'global' },
            valueFormatter: ({ x, y }) => `${y} m after ${x} years`,
          },
        ]}
        height={260}
        margin={{ top: 16, bottom: 32, left: 32, right: 24 }}
      >
        <ChartsVoronoiHandler voronoiMaxRadius={60} />
        <ChartsGrid horizontal vertical />
        <ScatterPlot />
        <ChartsAxis />
        <ChartsTooltip trigger="item" />
      </ResponsiveChartContainer>
    </figure>
  );
}
