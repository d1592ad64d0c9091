import { BarChart } from '@mui/x-charts/BarChart';

const stages = [
  { stage: 'Opened the form', people: 1840 },
  { stage: 'Chose a date', people: 1215 },
  { stage: 'Entered details', people: 790 },
  { stage: 'Confirmed', people: 702 },
];
const total = stages[0]?.people ?? 1;

function formatShare(people: number | null) {
  return people === null
    ? ''
    : `${people} people, ${Math.round((people / total) * 100)} %`;
}

export default function StagesAsBars() {
  return (
    <figure
      aria-label="How far patients get in booking an appointment"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        dataset={stages}
        yAxis={[{ scaleType: 'band', dataKey: 'stage' }]}
        xAxis={[{ max: total }]}
        series={[{ dataKey: 'people', valueFormatter: formatShare }]}
        barLabel="value"
        bottomAxis={null}
        height={280}
        margin={{ top: 8, left: 124, right: 16, bottom: 8 }}
      />
    </figure>
  );
}
