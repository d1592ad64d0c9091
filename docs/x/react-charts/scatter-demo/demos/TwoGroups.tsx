import { ScatterChart } from '@mui/x-charts/ScatterChart';

const toPoints = (pairs: [number, number][]) =>
  pairs.map(([x, y], id) => ({ id, x, y }));

export default function TwoGroups() {
  return (
    <ScatterChart
      title="Age and running time of two groups over ten kilometers"
      desc="Club runners need 39 to 52 minutes, beginners 54 to 74. In both groups the time grows with age."
      xAxis={[{ label: 'Age', min: 20, max: 70 }]}
      yAxis={[{ label: 'Minutes', min: 30, max: 80 }]}
      series={[
        {
          label: 'Club',
          data: toPoints([
            [23, 39],
            [29, 41],
            [34, 40],
            [42, 44],
            [51, 47],
            [63, 52],
          ]),
          valueFormatter: ({ x, y }) => `${x} years, ${y} minutes`,
        },
        {
          label: 'Beginners',
          markerSize: 6,
          data: toPoints([
            [25, 54],
            [31, 59],
            [38, 57],
            [46, 66],
            [54, 69],
            [61, 74],
          ]),
          valueFormatter: ({ x, y }) => `${x} years, ${y} minutes`,
        },
      ]}
      height={320}
      margin={{ left: 56, right: 24 }}
    />
  );
}
