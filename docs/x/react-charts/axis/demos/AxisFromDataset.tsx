import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { code: 'APL', name: 'Apples', tonnes: 48 },
  { code: 'PRS', name: 'Pears', tonnes: 31 },
  { code: 'PLM', name: 'Plums', tonnes: 17 },
  { code: 'CHR', name: 'Cherries', tonnes: 9 },
];

const nameOf = (code: string, { location }: { location: string }) => {
  const name = harvest.find((row) => row.code === code)?.name ?? code;
  return location === 'tick' ? code : `${name} (${code})`;
};

export default function AxisFromDataset() {
  return (
    <BarChart
      title="Harvest of an orchard"
      desc="48 tonnes of apples, 31 of pears, 17 of plums and 9 of cherries."
      dataset={harvest}
      xAxis={[{ scaleType: 'band', dataKey: 'code', valueFormatter: nameOf }]}
      yAxis={[{ valueFormatter: (tonnes: number) => `${tonnes} t` }]}
      series={[{ dataKey: 'tonnes' }]}
      height={260}
      margin={{ top: 16, left: 48, right: 16 }}
    />
  );
}
