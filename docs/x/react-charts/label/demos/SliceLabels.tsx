import { PieChart } from '@mui/x-charts/PieChart';

const routes = [
  { code: 'A', name: 'Airport express', value: 42, color: '#01579b' },
  { code: 'B', name: 'Beach and harbour', value: 31, color: '#4a148c' },
  { code: 'C', name: 'City ring', value: 27, color: '#1b5e20' },
];

export default function SliceLabels() {
  return (
    <figure
      aria-label="Passengers per bus route"
      style={{ margin: 0, width: '100%' }}
    >
      <PieChart
        desc="Route A carries 42, route B 31 and route C 27 percent."
        series={[
          {
            arcLabel: 'label',
            valueFormatter: ({ value }) => `${value}%`,
            data: routes.map(({ code, name, value, color }) => ({
              id: code,
              value,
              color,
              label: (location) => {
                switch (location) {
                  case 'arc':
                    return code;
                  case 'legend':
                    return `Route ${code}`;
                  default:
                    return `${code}: ${name}`;
                }
              },
            })),
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
        margin={{ top: 8, bottom: 8, left: 8, right: 112 }}
        height={240}
      />
    </figure>
  );
}
