import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = ['W14', 'W15', 'W16', 'W17', 'W18', 'W19', 'W20'];

export default function ColorByValue() {
  const { palette } = useTheme();

  return (
    <figure
      aria-label="Stock difference per week"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        xAxis={[{ scaleType: 'band', data: weeks }]}
        yAxis={[
          {
            tickLabelStyle: { unicodeBidi: 'plaintext' },
            colorMap: {
              type: 'piecewise',
              thresholds: [0, 40],
              colors: [
                palette.error.main,
                palette.info.main,
                palette.success.main,
              ],
            },
          },
        ]}
        series={[{ data: [24, -12, 48, 36, -31, 9, 63] }]}
        height={280}
        margin={{ top: 16, left: 40, right: 16 }}
      />
    </figure>
  );
}
