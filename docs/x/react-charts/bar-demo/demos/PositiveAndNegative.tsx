import { BarChart } from '@mui/x-charts/BarChart';

export default function PositiveAndNegative() {
  return (
    <BarChart
      title="Balance of a theater season per play"
      desc="Three plays made a profit of up to 31, two a loss of up to 14 thousand euros."
      layout="horizontal"
      yAxis={[
        {
          scaleType: 'band',
          data: ['Medea', 'Hamlet', 'Tartuffe', 'Peer Gynt', 'Nora'],
        },
      ]}
      xAxis={[
        {
          label: 'Thousand euros',
          tickLabelStyle: { unicodeBidi: 'plaintext' },
        },
      ]}
      series={[{ data: [12, 31, -6, -14, 19] }]}
      grid={{ vertical: true }}
      height={300}
      margin={{ top: 16, left: 72, right: 24 }}
    />
  );
}
