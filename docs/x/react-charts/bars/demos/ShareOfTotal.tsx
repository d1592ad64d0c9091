import { BarChart } from '@mui/x-charts/BarChart';

const offices = ['Lyon', 'Porto', 'Ghent', 'Turin'];

export default function ShareOfTotal() {
  return (
    <figure
      aria-label="How employees come to work, as a share of each office"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: offices }]}
        yAxis={[{ valueFormatter: (share: number) => `${share * 100}%` }]}
        series={[
          {
            label: 'Bike',
            data: [48, 22, 95, 31],
            stack: 'commute',
            stackOffset: 'expand',
          },
          { label: 'Train', data: [61, 40, 52, 58], stack: 'commute' },
          { label: 'Car', data: [35, 54, 20, 77], stack: 'commute' },
        ]}
        height={300}
        margin={{ left: 48, right: 16 }}
      />
    </figure>
  );
}
