import { LineChart } from '@mui/x-charts/LineChart';

export default function DashedLine() {
  return (
    <LineChart
      title="Pages of a thesis, plan and reality"
      desc="The plan is 20 pages a month. The writing was behind until April and finished with 101 pages."
      xAxis={[
        { scaleType: 'point', data: ['Feb', 'Mar', 'Apr', 'May', 'Jun'] },
      ]}
      yAxis={[{ min: 0, max: 120 }]}
      series={[
        { id: 'plan', label: 'Plan', data: [20, 40, 60, 80, 100] },
        { id: 'real', label: 'Written', data: [8, 19, 47, 82, 101] },
      ]}
      sx={{
        '& .MuiLineElement-series-plan': { strokeDasharray: '10 6' },
        '& .MuiMarkElement-series-plan': { display: 'none' },
      }}
      height={300}
      margin={{ left: 40, right: 24 }}
    />
  );
}
