import { BarChart } from '@mui/x-charts/BarChart';

export default function BiaxialBars() {
  return (
    <BarChart
      title="Orchard: trees and harvest per field"
      desc="The north field has 240 trees and 38 tonnes, the hill 310 trees but 29 tonnes."
      xAxis={[{ scaleType: 'band', data: ['North', 'South', 'Hill'] }]}
      yAxis={[
        { id: 'trees', label: 'Trees' },
        { id: 'harvest', label: 'Harvest (t)' },
      ]}
      rightAxis="harvest"
      series={[
        { label: 'Trees', yAxisId: 'trees', data: [240, 180, 310] },
        { label: 'Harvest', yAxisId: 'harvest', data: [38, 31, 29] },
      ]}
      height={300}
      margin={{ left: 64, right: 56 }}
    />
  );
}
