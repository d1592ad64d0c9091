import { PieChart } from '@mui/x-charts/PieChart';

export default function GapsBetweenSlices() {
  return (
    <PieChart
      title="Hours of a day of a nurse"
      desc="9 hours work, 8 sleep, 4 family, 3 for everything else."
      series={[
        {
          data: [
            { value: 9, label: 'Work' },
            { value: 8, label: 'Sleep' },
            { value: 4, label: 'Family' },
            { value: 3, label: 'Other' },
          ],
          innerRadius: '45%',
          paddingAngle: 4,
          cornerRadius: 4,
          valueFormatter: ({ value }) => `${value} h`,
        },
      ]}
      height={180}
    />
  );
}
