import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = [
  'diverging',
  'none',
  'expand',
  'silhouette',
  'wiggle',
];

export default function OffsetChoice() {
  const [stackOffset, setStackOffset] =
    React.useState<StackOffsetType>('diverging');
  const stacked = { stack: 'balance', stackOffset };

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) =>
          setStackOffset(event.target.value as StackOffsetType)
        }
        sx={{ maxWidth: 200 }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <figure aria-label="Water balance of a lake" style={{ margin: 0 }}>
        <BarChart
          desc="In summer, evaporation takes more than rain brings."
          xAxis={[{ scaleType: 'band', data: ['Jan', 'Apr', 'Jul', 'Oct'] }]}
          yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
          series={[
            { ...stacked, label: 'Rivers', data: [40, 55, 18, 30] },
            { ...stacked, label: 'Rain', data: [25, 20, 8, 28] },
            { ...stacked, label: 'Evaporation', data: [-6, -14, -38, -11] },
          ]}
          height={300}
          margin={{ left: 48, right: 16, top: 64 }}
        />
      </figure>
    </Stack>
  );
}
