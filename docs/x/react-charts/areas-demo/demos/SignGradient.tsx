import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

interface GradientProps {
  id: string;
  above: string;
  below: string;
}

function ZeroGradient({ id, above, below }: GradientProps) {
  const { top, height, bottom } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const size = top + height + bottom;
  const zero = scale(0) / size;

  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      x2={0}
      y1={0}
      y2={size}
    >
      <stop offset={zero} stopColor={above} />
      <stop offset={zero} stopColor={below} />
    </linearGradient>
  );
}

export default function SignGradient() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Change of groundwater against the year before"
      desc="Above zero from January to April, below zero from May to September."
      xAxis={[
        {
          scaleType: 'point',
          data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
        },
      ]}
      yAxis={[
        {
          min: -30,
          max: 30,
          label: 'Change (cm)',
          tickLabelStyle: { unicodeBidi: 'plaintext' },
        },
      ]}
      series={[
        {
          area: true,
          showMark: false,
          color: palette.text.secondary,
          data: [12, 21, -6, -24, -17, 9],
        },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill: 'url(#water-sign)' } }}
      height={300}
      margin={{ top: 16, left: 56, right: 24 }}
    >
      <ZeroGradient
        id="water-sign"
        above={palette.info.main}
        below={palette.warning.main}
      />
    </LineChart>
  );
}
