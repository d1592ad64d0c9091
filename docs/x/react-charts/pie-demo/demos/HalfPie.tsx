import { useTheme } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

export default function HalfPie() {
  const { primary, secondary, success } = useTheme().palette;

  return (
    <PieChart
      title="Seats of a council by party"
      desc="Blue has 11 seats, Violet 8 and Green 5. 13 seats are a majority."
      series={[
        {
          data: [
            { value: 11, label: 'Blue', color: primary.main },
            { value: 8, label: 'Violet', color: secondary.main },
            { value: 5, label: 'Green', color: success.main },
          ],
          startAngle: -90,
          endAngle: 90,
          innerRadius: 35,
          outerRadius: 82,
          cy: '95%',
          arcLabel: 'value',
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: primary.contrastText },
      }}
      height={120}
    />
  );
}
