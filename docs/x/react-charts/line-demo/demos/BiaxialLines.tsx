import { LineChart } from '@mui/x-charts/LineChart';

export default function BiaxialLines() {
  return (
    <LineChart
      title="Listeners and length of a podcast per episode"
      desc="Listeners grow from 900 to 2600 while episodes get shorter, from 71 to 38 minutes."
      xAxis={[
        { scaleType: 'point', data: [1, 2, 3, 4, 5, 6], label: 'Episode' },
      ]}
      yAxis={[
        { id: 'listeners', min: 0, label: 'Listeners' },
        { id: 'minutes', min: 0, label: 'Minutes' },
      ]}
      rightAxis="minutes"
      series={[
        {
          label: 'Listeners',
          yAxisId: 'listeners',
          data: [900, 1150, 1400, 1950, 2300, 2600],
        },
        {
          label: 'Minutes',
          yAxisId: 'minutes',
          data: [71, 64, 66, 52, 45, 38],
        },
      ]}
      sx={{
        '& .MuiChartsAxis-left .MuiChartsAxis-label': { translate: '-8px' },
      }}
      height={300}
      margin={{ left: 64, right: 56 }}
    />
  );
}
