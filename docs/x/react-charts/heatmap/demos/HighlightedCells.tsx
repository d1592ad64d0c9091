import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { days, occupancy, slots } from './data';

export default function HighlightedCells() {
  return (
    <figure
      aria-label="Occupied places, highlighted under the pointer"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: days }]}
        yAxis={[{ data: slots }]}
        series={[
          {
            data: occupancy,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={(theme) => ({
          [`& .${heatmapClasses.highlighted}`]: {
            filter: 'none',
            stroke: theme.palette.text.primary,
            strokeWidth: 3,
          },
          [`& .${heatmapClasses.faded}`]: { filter: 'none', opacity: 0.4 },
        })}
        height={300}
        margin={{ top: 16, bottom: 32, left: 72, right: 16 }}
      />
    </figure>
  );
}
