import { useTheme } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const stock = [
  { value: 138, label: 'Novels' },
  { value: 92, label: 'Comics' },
  { value: 61, label: 'Travel' },
  { value: 12, label: 'Maps' },
];
const total = stock.reduce((sum, { value }) => sum + value, 0);

export default function PercentLabels() {
  const { palette } = useTheme();

  return (
    <PieChart
      title="Books of a shop by kind"
      desc="46 percent novels, 30 comics, 20 travel books and 4 percent maps."
      colors={[
        palette.primary.main,
        palette.secondary.main,
        palette.success.main,
        palette.error.main,
      ]}
      series={[
        {
          data: stock,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '70%',
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: palette.primary.contrastText,
          fontWeight: 600,
        },
      }}
      height={180}
    />
  );
}
