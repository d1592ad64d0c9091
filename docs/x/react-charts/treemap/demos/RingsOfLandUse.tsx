import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const areas = [
  { id: 'forest', color: '#66bb6a', value: 46, label: 'Forest' },
  { id: 'fields', color: '#ffca28', value: 38, label: 'Fields' },
  { id: 'built', color: '#90a4ae', value: 16, label: 'Built' },
];

const uses = [
  { id: 'spruce', color: '#388e3c', value: 27, label: 'Spruce' },
  { id: 'beech', color: '#a5d6a7', value: 19, label: 'Beech' },
  { id: 'wheat', color: '#ffb300', value: 21, label: 'Wheat' },
  { id: 'pasture', color: '#ffe082', value: 17, label: 'Pasture' },
  { id: 'homes', color: '#78909c', value: 11, label: 'Homes' },
  { id: 'roads', color: '#cfd8dc', value: 5, label: 'Roads' },
];

export default function RingsOfLandUse() {
  return (
    <figure
      aria-label="Land of a parish by kind, and by use, in percent"
      style={{ margin: 0, width: '100%' }}
    >
      <PieChart
        series={[
          {
            data: areas,
            outerRadius: 78,
            arcLabel: ({ label }) => String(label),
            arcLabelMinAngle: 60,
            valueFormatter: ({ value }) => `${value} %`,
          },
          {
            data: uses,
            innerRadius: 84,
            outerRadius: 130,
            paddingAngle: 1,
            valueFormatter: ({ value }) => `${value} %`,
          },
        ]}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: 'black' } }}
        slotProps={{ legend: { hidden: true } }}
        height={300}
        margin={{ top: 16, bottom: 16, left: 16, right: 16 }}
      />
    </figure>
  );
}
