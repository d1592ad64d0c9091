import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stations } from './data';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<string>('item');
  const [fade, setFade] = React.useState<string>('global');
  const highlightScope = {
    highlight: highlights.find((name) => name === highlight),
    fade: fades.find((name) => name === fade),
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ pt: 1 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value)}
          sx={{ width: 136 }}
        >
          {highlights.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value)}
          sx={{ width: 136 }}
        >
          {fades.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <figure aria-label="Snow depth by altitude" style={{ margin: 0 }}>
        <ScatterChart
          desc="The higher the station, the deeper the snow; north slopes keep more."
          xAxis={[{ min: 500, max: 2500 }]}
          series={stations.map((slope) => ({
            ...slope,
            markerSize: 8,
            highlightScope,
          }))}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
