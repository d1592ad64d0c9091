import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeArcs() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2, width: '100%' }}
    >
      <Gauge aria-label="Battery" width={140} height={140} value={72} />
      <Gauge
        aria-label="Water tank"
        width={140}
        height={140}
        value={45}
        startAngle={-90}
        endAngle={90}
      />
      <Gauge
        aria-label="Room temperature"
        aria-valuetext="21 degrees"
        width={140}
        height={140}
        value={21}
        valueMin={10}
        valueMax={30}
        startAngle={-120}
        endAngle={120}
        text="21 °C"
        sx={{ '& text': { unicodeBidi: 'plaintext' } }}
      />
    </Stack>
  );
}
