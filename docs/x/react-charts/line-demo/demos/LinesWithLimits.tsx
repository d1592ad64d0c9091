import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = ['0', '10', '20', '30', '40', '50', '60'];

export default function LinesWithLimits() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Pulse during a training hour"
      desc="The pulse is above the limit of 150 from minute 20 to 40. The break is at minute 40."
      xAxis={[{ scaleType: 'point', data: minutes, label: 'Minute' }]}
      yAxis={[{ min: 60, max: 180 }]}
      series={[{ data: [72, 128, 156, 168, 159, 112, 90] }]}
      height={300}
      margin={{ top: 16, left: 40, right: 24 }}
    >
      <ChartsReferenceLine
        x="40"
        label="Break"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ stroke: palette.info.main }}
      />
      <ChartsReferenceLine
        y={150}
        label="Limit"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ stroke: palette.error.main, strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}
