import { BarChart } from '@mui/x-charts/BarChart';

const skills = [
  { skill: 'Endurance', mira: 8, jonas: 5 },
  { skill: 'Strength', mira: 4, jonas: 9 },
  { skill: 'Balance', mira: 9, jonas: 6 },
  { skill: 'Technique', mira: 7, jonas: 8 },
  { skill: 'Recovery', mira: 6, jonas: 4 },
];

export default function ProfilesSideBySide() {
  return (
    <figure
      aria-label="Profiles of two climbers, five skills from 0 to 10"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        layout="horizontal"
        dataset={skills}
        yAxis={[{ scaleType: 'band', dataKey: 'skill' }]}
        xAxis={[{ min: 0, max: 10 }]}
        series={[
          { dataKey: 'mira', label: 'Mira' },
          { dataKey: 'jonas', label: 'Jonas' },
        ]}
        grid={{ vertical: true }}
        height={320}
        margin={{ top: 48, left: 80, right: 16, bottom: 32 }}
      />
    </figure>
  );
}
