import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { bed: 'North', tomatoes: 18.5, peppers: 7.2, note: 'new soil' },
  { bed: 'East', tomatoes: 24.1, peppers: 9.8, note: '' },
  { bed: 'South', tomatoes: 31.7, peppers: 14.3, note: 'full sun' },
  { bed: 'West', tomatoes: 22.4, peppers: null, note: 'no peppers' },
];

const kilograms = (value: number | null) => `${value ?? 0} kg`;

export default function BarsFromDataset() {
  return (
    <figure
      aria-label="Harvest of each garden bed in kilograms"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        dataset={harvest}
        xAxis={[{ scaleType: 'band', dataKey: 'bed' }]}
        series={[
          {
            dataKey: 'tomatoes',
            label: 'Tomatoes',
            valueFormatter: kilograms,
          },
          { dataKey: 'peppers', label: 'Peppers', valueFormatter: kilograms },
        ]}
        height={300}
        margin={{ left: 40, right: 16 }}
      />
    </figure>
  );
}
