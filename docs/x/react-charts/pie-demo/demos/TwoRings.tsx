import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

export default function TwoRings() {
  const { primary, success } = useTheme().palette;

  return (
    <PieChart
      title="Area of a house by floor and by room"
      desc="Ground floor 60 m²: hall 35, kitchen 25. Upper floor 40 m²: bedroom 22, office 18."
      series={[
        {
          data: [
            { value: 60, label: 'Ground', color: primary.main },
            { value: 40, label: 'Upper', color: success.main },
          ],
          outerRadius: 45,
        },
        {
          data: [
            { value: 35, label: 'Hall', color: primary.light },
            { value: 25, label: 'Kitchen', color: primary.dark },
            { value: 22, label: 'Bed', color: success.light },
            { value: 18, label: 'Office', color: success.dark },
          ],
          innerRadius: 50,
          outerRadius: 75,
        },
      ]}
      height={220}
    />
  );
}
