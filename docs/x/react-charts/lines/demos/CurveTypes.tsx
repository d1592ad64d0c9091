import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function CurveTypes() {
  const [curve, setCurve] = React.useState(curves[0]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Price of a train ticket by days before departure"
        desc="Stays at 19 euros, then climbs to 74 euros on the day."
        xAxis={[
          {
            data: [0, 3, 7, 14, 30, 45],
            reverse: true,
            label: 'Days before departure',
          },
        ]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[
          {
            curve,
            data: [74, 62, 29, 24, 19, 19],
            valueFormatter: (value) => `€${value}`,
          },
        ]}
        height={280}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
