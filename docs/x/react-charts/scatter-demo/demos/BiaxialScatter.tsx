import { ScatterChart } from '@mui/x-charts/ScatterChart';

const homes = [
  { id: 'a', area: 42, rent: 610, heat: 71 },
  { id: 'b', area: 55, rent: 740, heat: 84 },
  { id: 'c', area: 63, rent: 890, heat: 79 },
  { id: 'd', area: 78, rent: 970, heat: 112 },
  { id: 'e', area: 90, rent: 1240, heat: 121 },
  { id: 'f', area: 110, rent: 1390, heat: 158 },
];

export default function BiaxialScatter() {
  return (
    <ScatterChart
      title="Rent and heating cost of homes by area"
      desc="Both rise with the area: rent from 610 to 1390 euros, heating from 71 to 158 euros."
      xAxis={[{ label: 'Area (m²)', min: 30, max: 120 }]}
      yAxis={[
        { id: 'rent', min: 0, max: 1600, label: 'Rent (€)' },
        { id: 'heat', min: 0, max: 200, label: 'Heating (€)' },
      ]}
      rightAxis="heat"
      series={[
        {
          label: 'Rent',
          yAxisId: 'rent',
          data: homes.map(({ id, area, rent }) => ({ id, x: area, y: rent })),
        },
        {
          label: 'Heating',
          yAxisId: 'heat',
          data: homes.map(({ id, area, heat }) => ({ id, x: area, y: heat })),
        },
      ]}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-10px' },
      }}
      height={320}
      margin={{ left: 64, right: 64 }}
    />
  );
}
