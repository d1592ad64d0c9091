import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeStyle() {
  return (
    <Gauge
      aria-label="Seats sold for tonight"
      aria-valuetext="312 of 420"
      value={312}
      valueMax={420}
      startAngle={-110}
      endAngle={110}
      innerRadius="75%"
      cornerRadius="50%"
      height={200}
      text={({ value, valueMax }) => `${value} / ${valueMax}`}
      sx={(theme) => ({
        [`& .${gaugeClasses.valueText}`]: { fontSize: 24 },
        '& text': { unicodeBidi: 'plaintext' },
        [`& .${gaugeClasses.valueArc}`]: {
          fill: theme.palette.success.main,
        },
        [`& .${gaugeClasses.referenceArc}`]: {
          fill: theme.palette.action.disabledBackground,
        },
      })}
    />
  );
}
