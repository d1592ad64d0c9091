import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'sold', value: 312, label: 'Sold' },
  { id: 'reserved', value: 64, label: 'Reserved' },
  { id: 'free', value: 124, label: 'Free' },
];

export default function PieColors() {
  const { palette } = useTheme();
  const colorOf: Record<string, string> = {
    sold: palette.success.main,
    reserved: palette.warning.main,
    free: palette.action.disabled,
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      <PieChart
        title="Seats, colored by a palette"
        desc="312 seats are sold, 64 reserved and 124 free."
        colors={mangoFusionPalette}
        series={[{ data: seats }]}
        height={180}
      />
      <PieChart
        title="Seats, each state with its own color"
        desc="312 seats are sold, 64 reserved and 124 free."
        series={[
          { data: seats.map((seat) => ({ ...seat, color: colorOf[seat.id] })) },
        ]}
        height={180}
      />
    </Stack>
  );
}
