import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function PieCenter({ children }: { children: string }) {
  const { typography, palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill={palette.text.primary}
      style={{ ...typography.h6, fontSize: 20 }}
    >
      {children}
    </text>
  );
}

export default function CenterText() {
  return (
    <PieChart
      title="Budget of a street festival"
      desc="8,400 euros: 4,600 for music, 2,300 for stands, 1,500 for safety."
      series={[
        {
          data: [
            { value: 4600, label: 'Music' },
            { value: 2300, label: 'Stands' },
            { value: 1500, label: 'Safety' },
          ],
          innerRadius: '65%',
          valueFormatter: ({ value }) => `€${value}`,
        },
      ]}
      height={180}
    >
      <PieCenter>€8,400</PieCenter>
    </PieChart>
  );
}
