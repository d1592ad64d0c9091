import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function SimpleArea() {
  return (
    <LineChart
      title="Guests of a hostel per night"
      desc="Between 31 guests on Monday and 86 on Saturday."
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[{ area: true, data: [31, 38, 42, 55, 79, 86, 44] }]}
      height={280}
      margin={{ top: 16, left: 40, right: 24 }}
    />
  );
}
