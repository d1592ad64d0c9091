import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Pointer() {
  const { palette } = useTheme();
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();

  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * Math.sin(valueAngle);
  const y = cy - outerRadius * Math.cos(valueAngle);
  return (
    <g fill={palette.error.main} stroke={palette.error.main}>
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} />
    </g>
  );
}

export default function GaugePointer() {
  const [pressure, setPressure] = React.useState(2.4);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <GaugeContainer
        aria-label="Pressure in the boiler"
        aria-valuetext={`${pressure} bar`}
        value={pressure}
        valueMax={4}
        startAngle={-110}
        endAngle={110}
        height={190}
      >
        <GaugeReferenceArc />
        <GaugeValueArc />
        <Pointer />
      </GaugeContainer>
      <Slider
        aria-label="Pressure in bar"
        max={4}
        step={0.2}
        value={pressure}
        onChange={(event, value) => setPressure(Number(value))}
        sx={{ width: 200 }}
      />
    </Stack>
  );
}
