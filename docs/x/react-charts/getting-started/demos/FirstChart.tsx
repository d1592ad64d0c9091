import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      title="Parcels per depot"
      desc="Kiel handled 420 parcels, Linz 310 and Brno 505."
      xAxis={[{ scaleType: 'band', data: ['Kiel', 'Linz', 'Brno'] }]}
      series={[
        { label: 'Delivered', data: [380, 290, 470] },
        { label: 'Returned', data: [40, 20, 35] },
      ]}
      height={300}
    />
  );
}
