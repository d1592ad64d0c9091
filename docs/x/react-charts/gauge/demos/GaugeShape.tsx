import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

const common = {
  width: 150,
  height: 150,
  value: 65,
  startAngle: -110,
  endAngle: 110,
};

export default function GaugeShape() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, width: '100%' }}
    >
      <Gauge {...common} aria-label="Thin ring" innerRadius="92%" />
      <Gauge
        {...common}
        aria-label="Smaller ring with round ends"
        innerRadius="60%"
        outerRadius="85%"
        cornerRadius="50%"
      />
      <Gauge
        {...common}
        aria-label="Quarter in the corner"
        startAngle={0}
        endAngle={90}
        cx="10%"
        cy="90%"
        cornerRadius={6}
      />
    </Stack>
  );
}
