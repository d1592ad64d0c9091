import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

export default function ReferenceLines() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Level of a river from 1 to 10 June"
      desc="The level passes the flood mark of 4.5 meters on 6 June, one day after the storm."
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], label: 'June' }]}
      yAxis={[{ min: 0, max: 6, label: 'Level (m)' }]}
      series={[
        {
          data: [2.1, 2.2, 2.1, 2.6, 3.9, 4.8, 4.6, 3.7, 3.0, 2.6],
          showMark: false,
        },
      ]}
      height={300}
      margin={{ top: 16, left: 56, right: 24 }}
    >
      <ChartsReferenceLine
        y={4.5}
        label="Flood mark"
        labelAlign="start"
        lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
        labelStyle={{ fill: palette.error.main, direction: 'ltr' }}
      />
      <ChartsReferenceLine
        x={5}
        label="Storm"
        labelAlign="end"
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
