import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];

export default function SimpleLines() {
  return (
    <LineChart
      title="Height of two sunflowers in the first six weeks"
      desc="In the sun the flower reaches 74 cm, in the shade 41 cm."
      xAxis={[{ scaleType: 'point', data: weeks }]}
      yAxis={[{ min: 0, label: 'Height (cm)' }]}
      series={[
        { label: 'Sun', data: [3, 11, 24, 41, 58, 74] },
        { label: 'Shade', data: [2, 7, 14, 22, 31, 41] },
      ]}
      height={300}
      margin={{ left: 56, right: 24 }}
    />
  );
}
