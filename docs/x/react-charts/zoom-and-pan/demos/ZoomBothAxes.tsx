import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { parcels } from './data';

export default function ZoomBothAxes() {
  return (
    <figure
      aria-label="Parcels by distance and weight"
      style={{ margin: 0, width: '100%' }}
    >
      <ScatterChartPro
        desc="Distances reach 800 kilometres, weights 23 kilograms."
        xAxis={[{ label: 'Distance (km)', zoom: { minSpan: 5 } }]}
        yAxis={[{ zoom: { minSpan: 5 } }]}
        series={[
          {
            data: parcels,
            valueFormatter: ({ x, y }) => `${y} kg over ${x} km`,
          },
        ]}
        height={320}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </figure>
  );
}
