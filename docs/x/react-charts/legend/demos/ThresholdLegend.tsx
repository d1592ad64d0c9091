import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
const noise = [38, 52, 57, 61, 66, 72, 68, 49];

export default function ThresholdLegend() {
  return (
    <figure
      aria-label="Noise in a street by hour, in decibels"
      style={{ margin: 0, width: '100%' }}
    >
      <LineChart
        desc="Between 2 and 6 in the afternoon it is louder than 65 decibels."
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[
          {
            min: 30,
            max: 80,
            colorMap: {
              type: 'piecewise',
              thresholds: [55, 65],
              colors: ['#2e7d32', '#ed6c02', '#d32f2f'],
            },
          },
        ]}
        series={[{ data: noise }]}
        margin={{ top: 64, left: 32, right: 24, bottom: 32 }}
        height={300}
      >
        <ChartsReferenceLine y={65} lineStyle={{ strokeDasharray: '4 4' }} />
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{ horizontal: 'left', vertical: 'top' }}
          padding={{ left: 32, top: 8 }}
          itemMarkWidth={14}
          itemMarkHeight={14}
          labelStyle={{ fontSize: 14, unicodeBidi: 'plaintext' }}
          labelFormatter={({ formattedMin, formattedMax }) => {
            if (formattedMin === null) {
              return `Up to ${formattedMax} dB`;
            }
            return formattedMax === null
              ? `${formattedMin} dB and more`
              : `${formattedMin} to ${formattedMax} dB`;
          }}
        />
      </LineChart>
    </figure>
  );
}
