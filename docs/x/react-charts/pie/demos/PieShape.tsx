import { PieChart } from '@mui/x-charts/PieChart';

const items = [
  { value: 18, label: 'Strings' },
  { value: 9, label: 'Woodwind' },
  { value: 7, label: 'Brass' },
  { value: 3, label: 'Drums' },
];

export default function PieShape() {
  return (
    <PieChart
      title="Musicians of an orchestra by section"
      desc="18 strings, 9 woodwind, 7 brass and 3 drums."
      series={[
        {
          data: items,
          innerRadius: 40,
          outerRadius: '80%',
          paddingAngle: 3,
          cornerRadius: 6,
          startAngle: -90,
          endAngle: 180,
          cx: '45%',
          cy: '50%',
        },
      ]}
      height={220}
    />
  );
}
