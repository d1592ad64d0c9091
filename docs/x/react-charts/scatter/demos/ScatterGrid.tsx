import { ScatterChart } from '@mui/x-charts/ScatterChart';

const cafes = [
  { id: 1, x: 2.6, y: 3.1 },
  { id: 2, x: 3.2, y: 3.9 },
  { id: 3, x: 2.9, y: 4.4 },
  { id: 4, x: 3.8, y: 4.2 },
  { id: 5, x: 4.1, y: 4.8 },
  { id: 6, x: 3.5, y: 3.4 },
  { id: 7, x: 4.6, y: 4.1 },
];

export default function ScatterGrid() {
  return (
    <ScatterChart
      title="Rating of cafés by price of a coffee"
      desc="Ratings go from 3.1 to 4.8 and rise slowly with the price."
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Price (€)', min: 2, max: 5 }]}
      yAxis={[{ label: 'Rating', min: 1, max: 5 }]}
      series={[{ data: cafes }]}
      height={280}
      margin={{ top: 16, left: 48, right: 24 }}
    />
  );
}
