import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoSeries() {
  return (
    <BarChart
      title="Library visits in 2023 and 2024"
      desc="Every branch has more visits in 2024, the center most of all."
      xAxis={[
        { scaleType: 'band', data: ['Center', 'Harbor', 'Park', 'Hill'] },
      ]}
      series={[
        { label: '2023', data: [820, 430, 390, 210] },
        { label: '2024', data: [990, 470, 455, 260] },
      ]}
      height={300}
      margin={{ left: 48, right: 16 }}
    />
  );
}
