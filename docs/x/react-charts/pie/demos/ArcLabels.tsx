import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';

const kinds: Record<string, PieSeriesType['arcLabel']> = {
  value: 'value',
  formattedValue: 'formattedValue',
  label: 'label',
  'a function': (item) => `${item.label}: ${item.value}`,
};

export default function ArcLabels() {
  const { palette } = useTheme();
  const [kind, setKind] = React.useState('formattedValue');
  const [minAngle, setMinAngle] = React.useState(20);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="arcLabel"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      >
        {Object.keys(kinds).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Typography id="arc-label-min-angle" variant="body2">
        arcLabelMinAngle: {minAngle}
      </Typography>
      <Slider
        aria-labelledby="arc-label-min-angle"
        value={minAngle}
        onChange={(event, value) => setMinAngle(value as number)}
        max={90}
        step={10}
      />
      <PieChart
        title="Trips of a bike courier by distance"
        desc="48 short, 31 medium, 15 long trips and 4 trips out of town."
        colors={[
          palette.primary.main,
          palette.secondary.main,
          palette.success.main,
          palette.error.main,
        ]}
        series={[
          {
            data: [
              { value: 48, label: 'Short' },
              { value: 31, label: 'Medium' },
              { value: 15, label: 'Long' },
              { value: 4, label: 'Out' },
            ],
            valueFormatter: ({ value }) => `${Math.round(value / 0.98)}%`,
            arcLabel: kinds[kind],
            arcLabelMinAngle: minAngle,
            arcLabelRadius: '65%',
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: palette.primary.contrastText,
          },
        }}
        height={180}
      />
    </Stack>
  );
}
