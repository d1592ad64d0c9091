import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';

const wards = [
  'Emergency',
  'Surgery',
  'Maternity',
  'Radiology',
  'Cardiology',
  'Neurology',
];

export default function AxisLook() {
  return (
    <BarChart
      title="Staff per ward"
      desc="From 14 people in radiology to 52 in the emergency ward."
      xAxis={[
        {
          scaleType: 'band',
          data: wards,
          disableTicks: true,
          tickLabelStyle: {
            angle: -45,
            textAnchor: 'end',
            direction: 'ltr',
          },
          tickLabelInterval: () => true,
        },
      ]}
      yAxis={[
        {
          label: 'People',
          labelStyle: { fontSize: 16, fontWeight: 500 },
          disableLine: true,
          tickSize: 10,
        },
      ]}
      series={[{ data: [52, 38, 24, 14, 29, 18] }]}
      sx={{
        [`& .${axisClasses.left} .${axisClasses.label}`]: {
          transform: 'translateX(-8px)',
        },
        [`& .${axisClasses.bottom} .${axisClasses.line}`]: { strokeWidth: 3 },
      }}
      height={320}
      margin={{ top: 16, bottom: 88, left: 64, right: 16 }}
    />
  );
}
