import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function TickPlacement() {
  const [placement, setPlacement] = React.useState<string>('extremities');
  const [labelPlacement, setLabelPlacement] = React.useState<string>('middle');
  const tickPlacement = placements.find((name) => name === placement);
  const tickLabelPlacement = labelPlacements.find(
    (name) => name === labelPlacement,
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="tickPlacement"
          value={placement}
          onChange={(event) => setPlacement(event.target.value)}
        >
          {placements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="tickLabelPlacement"
          value={labelPlacement}
          onChange={(event) => setLabelPlacement(event.target.value)}
        >
          {labelPlacements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <figure aria-label="Visitors per opening hour" style={{ margin: 0 }}>
        <BarChart
          xAxis={[
            {
              scaleType: 'band',
              data: ['09:00', '10:00', '11:00', '12:00', '13:00'],
              tickPlacement,
              tickLabelPlacement,
            },
          ]}
          series={[{ data: [14, 38, 52, 47, 29] }]}
          height={260}
          margin={{ top: 16, left: 40, right: 24 }}
        />
      </figure>
    </Stack>
  );
}
