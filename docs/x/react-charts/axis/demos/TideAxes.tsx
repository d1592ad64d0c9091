import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function TideAxes() {
  return (
    <LineChart
      title="Tide level and wind on one day"
      desc="The tide is high at 6 and 18 o'clock, the wind grows until 15 o'clock."
      xAxis={[
        {
          id: 'time',
          data: hours,
          label: 'Time',
          tickInterval: hours,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        { id: 'level', label: 'Level (m)', min: 0, max: 5 },
        { id: 'wind', label: 'Wind (km/h)', min: 0, max: 50 },
      ]}
      rightAxis="wind"
      series={[
        {
          label: 'Level',
          yAxisId: 'level',
          data: [1.2, 3.1, 4.4, 2.9, 0.8, 2.6, 4.1, 3.0, 1.1],
        },
        {
          label: 'Wind',
          yAxisId: 'wind',
          data: [8, 11, 14, 22, 31, 38, 27, 18, 12],
        },
      ]}
      height={320}
      margin={{ left: 48, right: 56 }}
    />
  );
}
