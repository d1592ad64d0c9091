import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, occupancy, slots } from './data';

export default function ReadingRoom() {
  return (
    <figure
      aria-label="Occupied places in the reading room, fullest on Wednesday afternoon"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: days }]}
        yAxis={[{ data: slots }]}
        series={[
          {
            label: 'Occupied',
            data: occupancy,
            valueFormatter: ([, , value]) => `${value}%`,
          },
        ]}
        height={300}
        margin={{ top: 16, bottom: 32, left: 72, right: 16 }}
      />
    </figure>
  );
}
