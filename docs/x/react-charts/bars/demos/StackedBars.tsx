import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function StackedBars() {
  return (
    <figure
      aria-label="Bakery income and cost per quarter, in thousands of euros"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: quarters }]}
        series={[
          { stack: 'income', label: 'Bread', data: [42, 45, 39, 58] },
          { stack: 'income', label: 'Cakes', data: [21, 26, 30, 44] },
          { stack: 'cost', label: 'Wages', data: [33, 34, 35, 41] },
          { stack: 'cost', label: 'Flour', data: [12, 13, 12, 19] },
          { label: 'Target', data: [65, 70, 70, 95] },
        ]}
        height={320}
        margin={{ top: 70, left: 40, right: 16 }}
        slotProps={{ legend: { itemMarkWidth: 14, itemGap: 8 } }}
      />
    </figure>
  );
}
