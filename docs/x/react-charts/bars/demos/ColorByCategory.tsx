import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const priorities = ['Low', 'Medium', 'High', 'Critical'];

export default function ColorByCategory() {
  const { palette } = useTheme();

  return (
    <figure
      aria-label="Open tickets by priority"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[
          {
            scaleType: 'band',
            data: priorities,
            colorMap: {
              type: 'ordinal',
              values: ['High', 'Critical'],
              colors: [palette.warning.main, palette.error.main],
              unknownColor: palette.text.disabled,
            },
          },
        ]}
        series={[{ data: [26, 41, 17, 5] }]}
        height={260}
        margin={{ top: 16, left: 40, right: 16 }}
      />
    </figure>
  );
}
