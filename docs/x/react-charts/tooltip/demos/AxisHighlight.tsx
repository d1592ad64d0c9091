import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const kinds = ['none', 'line', 'band'] as const;

export default function AxisHighlight() {
  const [axes, setAxes] = React.useState({ x: 'band', y: 'line' });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ pt: 1 }}>
        {(['x', 'y'] as const).map((axis) => (
          <TextField
            key={axis}
            select
            size="small"
            label={`axisHighlight.${axis}`}
            value={axes[axis]}
            onChange={(event) =>
              setAxes({ ...axes, [axis]: event.target.value })
            }
            sx={{ width: 136 }}
          >
            {kinds.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {kind}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <figure aria-label="Seedlings sold per month" style={{ margin: 0 }}>
        <BarChart
          desc="Sales peak in May with 610 seedlings."
          axisHighlight={{
            x: kinds.find((kind) => kind === axes.x),
            y: kinds.find((kind) => kind === axes.y),
          }}
          xAxis={[
            { scaleType: 'band', data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] },
          ]}
          series={[{ data: [180, 420, 610, 390, 150] }]}
          height={260}
          margin={{ top: 16, left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
