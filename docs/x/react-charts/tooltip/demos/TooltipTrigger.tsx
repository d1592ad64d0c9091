import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<string>('axis');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="trigger"
        value={trigger}
        onChange={(event) => setTrigger(event.target.value)}
        sx={{ maxWidth: 200 }}
      >
        {triggers.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <figure aria-label="Parcels per depot and day" style={{ margin: 0 }}>
        <BarChart
          desc="The north depot leads every day, most of all on Wednesday."
          tooltip={{ trigger: triggers.find((name) => name === trigger) }}
          xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
          series={[
            { label: 'North depot', data: [412, 388, 530, 467] },
            { label: 'Harbour depot', data: [298, 341, 322, 350] },
          ]}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
