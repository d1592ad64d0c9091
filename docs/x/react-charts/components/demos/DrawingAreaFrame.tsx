import { useTheme } from '@mui/material/styles';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

function Frame({ caption }: { caption: string }) {
  const { left, top, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill={palette.action.hover}
        stroke={palette.divider}
      />
      <text
        x={left + width / 2}
        y={top + 24}
        textAnchor="middle"
        fill={palette.text.primary}
        style={typography.subtitle2}
      >
        {caption}
      </text>
    </g>
  );
}

export default function DrawingAreaFrame() {
  return (
    <ResponsiveChartContainer
      title="Depth of the groundwater"
      desc="The groundwater sinks from 14 to 8 metres in five years."
      xAxis={[
        { scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024'] },
      ]}
      yAxis={[{ min: 0, max: 20 }]}
      series={[{ type: 'line', data: [14, 13, 11, 9, 8] }]}
      height={260}
      margin={{ top: 16, bottom: 32, left: 32, right: 24 }}
    >
      <Frame caption="Well 7, metres above the sea" />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
