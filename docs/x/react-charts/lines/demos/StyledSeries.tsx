import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
  markElementClasses,
} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function StyledSeries() {
  return (
    <LineChart
      title="Newsletter readers and target"
      desc="Readers pass the target of 40 thousand in April."
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[
        {
          id: 'readers',
          label: 'Readers',
          area: true,
          data: [28, 31, 37, 43, 46, 52],
        },
        { id: 'target', label: 'Target', data: [30, 34, 37, 40, 44, 47] },
      ]}
      sx={{
        [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
        [`& .${areaElementClasses.root}`]: { fillOpacity: 0.25 },
        [`& .${markElementClasses.root}`]: { fill: 'currentColor' },
        '& .MuiLineElement-series-target': { strokeDasharray: '2 6' },
        '& .MuiMarkElement-series-target': { display: 'none' },
      }}
      height={300}
      margin={{ left: 40, right: 24 }}
    />
  );
}
