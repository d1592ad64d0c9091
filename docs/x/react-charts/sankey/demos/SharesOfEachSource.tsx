import { BarChart } from '@mui/x-charts/BarChart';

const flows = [
  { source: 'Solar', homes: 34, industry: 41, lost: 5 },
  { source: 'Wind', homes: 52, industry: 66, lost: 9 },
  { source: 'Hydro', homes: 18, industry: 25, lost: 2 },
  { source: 'Gas', homes: 47, industry: 58, lost: 21 },
];

const formatEnergy = (value: number | null) => `${value ?? 0} GWh`;

export default function SharesOfEachSource() {
  return (
    <figure
      aria-label="Where the energy of each source goes, in gigawatt hours"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        dataset={flows}
        xAxis={[{ scaleType: 'band', dataKey: 'source' }]}
        yAxis={[{ label: 'GWh' }]}
        series={[
          {
            dataKey: 'homes',
            label: 'Homes',
            stack: 'to',
            valueFormatter: formatEnergy,
          },
          {
            dataKey: 'industry',
            label: 'Industry',
            stack: 'to',
            valueFormatter: formatEnergy,
          },
          {
            dataKey: 'lost',
            label: 'Lost on the way',
            stack: 'to',
            valueFormatter: formatEnergy,
          },
        ]}
        height={320}
      />
    </figure>
  );
}
