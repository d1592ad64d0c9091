import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ContinuousScaleName } from '@mui/x-charts/models';

const scales: ContinuousScaleName[] = ['linear', 'log', 'sqrt'];

export default function ScaleTypes() {
  const [scaleType, setScaleType] = React.useState(scales[0]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="scaleType of the y-axis"
        value={scaleType}
        onChange={(event) =>
          setScaleType(event.target.value as ContinuousScaleName)
        }
      >
        {scales.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Bacteria in a sample over eight hours"
        desc="The number doubles about every hour, from 100 to 24000."
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6, 7, 8], label: 'Hours' }]}
        yAxis={[{ scaleType, min: scaleType === 'log' ? 100 : 0 }]}
        series={[
          { data: [100, 210, 400, 820, 1600, 3100, 6200, 12000, 24000] },
        ]}
        height={280}
        margin={{ top: 16, left: 64, right: 24 }}
      />
    </Stack>
  );
}
