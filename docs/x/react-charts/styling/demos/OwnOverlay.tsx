import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const heights = [0.4, 0.7, 0.5, 0.9, 0.6];

function SkeletonBars() {
  const { left, top, width, height } = useDrawingArea();
  const { palette, typography } = useTheme();
  const step = width / heights.length;

  return (
    <g>
      {heights.map((share, index) => (
        <rect
          key={index}
          x={left + step * (index + 0.15)}
          y={top + height * (1 - share)}
          width={step * 0.7}
          height={height * share}
          rx={4}
          fill={palette.action.hover}
        />
      ))}
      <text
        x={left + width / 2}
        y={top + height / 2}
        textAnchor="middle"
        fill={palette.text.primary}
        style={typography.body2}
      >
        Counting the votes…
      </text>
    </g>
  );
}

export default function OwnOverlay() {
  return (
    <figure
      aria-label="Votes per district"
      aria-busy
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        loading
        series={[]}
        slots={{ loadingOverlay: SkeletonBars }}
        leftAxis={null}
        bottomAxis={null}
        height={220}
        margin={{ top: 8, left: 8, right: 8, bottom: 8 }}
      />
    </figure>
  );
}
