import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

function TargetZone({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();

  return (
    <rect
      x={left}
      y={yScale(to)}
      width={width}
      height={yScale(from) - yScale(to)}
      fill={palette.success.main}
      fillOpacity={0.25}
    />
  );
}

function Note({ x, y, text }: { x: string; y: number; text: string }) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { palette, typography } = useTheme();
  const start = xScale(x);

  if (start === undefined) {
    return null;
  }
  return (
    <text
      x={start + xScale.bandwidth() / 2}
      y={yScale(y) - 6}
      textAnchor="middle"
      fill={palette.text.primary}
      style={typography.body2}
    >
      {text}
    </text>
  );
}

export default function TargetBand() {
  return (
    <ResponsiveChartContainer
      title="Waiting time per clinic in minutes, target 15 to 25"
      desc="Riverside meets the target, Old Town is slower, Hill is faster."
      xAxis={[{ scaleType: 'band', data: ['Old Town', 'Riverside', 'Hill'] }]}
      yAxis={[{ min: 0, max: 40 }]}
      series={[{ type: 'bar', data: [34, 21, 12] }]}
      height={280}
      margin={{ top: 16, bottom: 32, left: 32, right: 16 }}
    >
      <BarPlot />
      <TargetZone from={15} to={25} />
      <Note x="Old Town" y={34} text="Too long" />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
