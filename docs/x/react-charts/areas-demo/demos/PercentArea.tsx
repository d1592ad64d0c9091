import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2000', '2006', '2012', '2018', '2024'];
const common = {
  area: true,
  showMark: false,
  stack: 'heat',
  stackOffset: 'expand' as const,
};
const homes = (value: number | null) => `${value} homes`;

export default function PercentArea() {
  return (
    <LineChart
      title="How homes of a town are heated, as shares"
      desc="Oil falls from 58 to 9 percent, heat pumps rise from 0 to 45 percent."
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ valueFormatter: (share: number) => `${share * 100}%` }]}
      series={[
        { label: 'Oil', data: [580, 495, 350, 210, 110] },
        { label: 'Gas', data: [420, 480, 570, 590, 560] },
        { label: 'Heat pump', data: [0, 25, 110, 290, 550] },
      ].map((series) => ({ ...series, ...common, valueFormatter: homes }))}
      height={300}
      margin={{ left: 48, right: 24 }}
    />
  );
}
