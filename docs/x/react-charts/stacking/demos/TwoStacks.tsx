import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacks() {
  return (
    <figure
      aria-label="Goods in and out of a warehouse"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        desc="In each month, more goods arrive than leave."
        xAxis={[{ scaleType: 'band', data: ['Apr', 'May', 'Jun'] }]}
        series={[
          { stack: 'in', label: 'By rail', data: [320, 360, 410] },
          { stack: 'in', label: 'By road', data: [210, 190, 230] },
          { stack: 'out', label: 'Sold', data: [390, 420, 480] },
          { stack: 'out', label: 'Returned', data: [40, 35, 60] },
        ]}
        height={320}
        margin={{ top: 80, left: 40, right: 16 }}
        slotProps={{ legend: { itemMarkWidth: 14, itemMarkHeight: 14 } }}
      />
    </figure>
  );
}
