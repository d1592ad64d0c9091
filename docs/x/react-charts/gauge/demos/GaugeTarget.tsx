import { useTheme } from '@mui/material/styles';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function TargetMark({ target }: { target: number }) {
  const { palette } = useTheme();
  const state = useGaugeState();
  const { cx, cy, innerRadius, outerRadius, startAngle, endAngle } = state;
  const share = (target - state.valueMin) / (state.valueMax - state.valueMin);
  const angle = startAngle + share * (endAngle - startAngle);

  return (
    <line
      x1={cx + (innerRadius - 4) * Math.sin(angle)}
      y1={cy - (innerRadius - 4) * Math.cos(angle)}
      x2={cx + (outerRadius + 4) * Math.sin(angle)}
      y2={cy - (outerRadius + 4) * Math.cos(angle)}
      stroke={palette.text.primary}
      strokeWidth={3}
    />
  );
}

export default function GaugeTarget() {
  return (
    <Gauge
      aria-label="Waste recycled, target 80%"
      aria-valuetext="64%"
      value={64}
      startAngle={-100}
      endAngle={100}
      height={190}
      text={({ value }) => `${value}%`}
    >
      <TargetMark target={80} />
    </Gauge>
  );
}
