import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedSets() {
  return (
    <BarChart
      title="Beds of a hospital by ward, in two buildings"
      desc="In both buildings most beds are taken. Surgery has the most beds."
      xAxis={[{ scaleType: 'band', data: ['Surgery', 'Internal', 'Children'] }]}
      series={[
        { stack: 'east', label: 'East, taken', data: [42, 35, 14] },
        { stack: 'east', label: 'East, free', data: [6, 9, 8] },
        { stack: 'west', label: 'West, taken', data: [38, 29, 19] },
        { stack: 'west', label: 'West, free', data: [11, 4, 3] },
      ]}
      height={320}
      margin={{ top: 80, left: 40, right: 16 }}
      slotProps={{ legend: { itemMarkWidth: 14, itemGap: 8 } }}
    />
  );
}
