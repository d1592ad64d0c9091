import { useTheme } from '@mui/material/styles';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarLabels() {
  const { palette } = useTheme();

  return (
    <figure
      aria-label="Tickets sold per screen"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]}
        series={[
          {
            id: 'large',
            label: 'Large screen',
            data: [184, 236, 12],
            stack: 'tickets',
            color: palette.primary.main,
          },
          {
            id: 'small',
            label: 'Small screen',
            data: [62, 8, 71],
            stack: 'tickets',
            color: palette.secondary.main,
          },
        ]}
        barLabel={({ value }, { bar }) => (bar.height < 20 ? null : `${value}`)}
        sx={{
          [`& .${barLabelClasses.root}`]: {
            fill: palette.primary.contrastText,
          },
        }}
        height={300}
        margin={{ left: 40, right: 16 }}
      />
    </figure>
  );
}
