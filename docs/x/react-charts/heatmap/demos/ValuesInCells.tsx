import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, occupancy, slots } from './data';

interface CellProps extends React.SVGAttributes<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function ValueCell({ ownerState, x, y, width, height, ...props }: CellProps) {
  const { palette } = useTheme();
  const { color, value } = ownerState;

  return (
    <React.Fragment>
      <rect
        {...props}
        x={x + 2}
        y={y + 2}
        width={Math.max(width - 4, 0)}
        height={Math.max(height - 4, 0)}
        rx={6}
        fill={color}
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        fill={palette.getContrastText(color)}
        fontSize={13}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {value}
      </text>
    </React.Fragment>
  );
}

export default function ValuesInCells() {
  return (
    <figure
      aria-label="Occupied places in percent"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: days }]}
        yAxis={[{ data: slots }]}
        series={[{ data: occupancy }]}
        slots={{ cell: ValueCell }}
        height={300}
        margin={{ top: 16, bottom: 32, left: 72, right: 16 }}
      />
    </figure>
  );
}
