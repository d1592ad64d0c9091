import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesLabels() {
  return (
    <figure
      aria-label="Tickets sold per play"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        desc="Members buy more tickets than guests for each play."
        xAxis={[
          { scaleType: 'band', data: ['The Storm', 'Antigone', 'The Gull'] },
        ]}
        series={[
          {
            label: (location) =>
              location === 'legend' ? 'Members' : 'Members of the theatre club',
            data: [210, 185, 164],
          },
          { label: 'Guests', data: [150, 96, 122] },
        ]}
        height={280}
        margin={{ left: 40, right: 16 }}
      />
    </figure>
  );
}
