import { BarChart } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function RentalsByWeekday() {
  return (
    <figure
      aria-label="Bike rentals per weekday"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: weekdays }]}
        series={[
          { label: 'City bikes', data: [64, 71, 68, 75, 92, 138, 121] },
          { label: 'Cargo bikes', data: [12, 9, 14, 11, 23, 47, 38] },
        ]}
        height={300}
        margin={{ left: 40, right: 16 }}
      />
    </figure>
  );
}
