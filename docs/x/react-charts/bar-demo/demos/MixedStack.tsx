import { BarChart } from '@mui/x-charts/BarChart';

export default function MixedStack() {
  return (
    <BarChart
      title="Power of a village by source, and its demand"
      desc="Wind, sun and water together cover the demand in spring and summer only."
      xAxis={[
        { scaleType: 'band', data: ['Spring', 'Summer', 'Autumn', 'Winter'] },
      ]}
      yAxis={[{ label: 'MWh' }]}
      series={[
        { stack: 'made', label: 'Wind', data: [34, 22, 38, 41] },
        { stack: 'made', label: 'Sun', data: [41, 62, 24, 9] },
        { stack: 'made', label: 'Water', data: [18, 11, 14, 17] },
        { label: 'Demand', data: [84, 79, 88, 107] },
      ]}
      height={320}
      margin={{ top: 70, left: 56, right: 16 }}
      slotProps={{ legend: { itemMarkWidth: 14, itemGap: 8 } }}
    />
  );
}
