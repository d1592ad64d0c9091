import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import { BarChart } from '@mui/x-charts/BarChart';

const palettes = {
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  'Two greens': (mode: 'light' | 'dark') =>
    mode === 'dark' ? ['#a5d6a7', '#4caf50'] : ['#1b5e20', '#66bb6a'],
};
type PaletteName = keyof typeof palettes;

export default function Palettes() {
  const [name, setName] = React.useState<PaletteName>('mangoFusionPalette');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
        sx={{ maxWidth: 260 }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <figure aria-label="Crops per field in tonnes" style={{ margin: 0 }}>
        <BarChart
          desc="The river field yields most wheat, the hill field most barley."
          colors={palettes[name]}
          xAxis={[{ scaleType: 'band', data: ['River', 'Hill', 'Wood'] }]}
          series={[
            { label: 'Wheat', data: [31, 18, 22] },
            { label: 'Barley', data: [12, 24, 15] },
            { label: 'Fallow', data: [4, 6, 9], color: '#9e9e9e' },
          ]}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
