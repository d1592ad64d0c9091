import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ShowMarkParams } from '@mui/x-charts/models';

const calories = [310, 240, 420, 515, 380, 260, 455, 290, 610, 350, 275, 400];
const workouts = calories.map((value, index) => index + 1);

const marks = {
  'all values': true,
  none: false,
  'above 400': ({ value }: ShowMarkParams) => value > 400,
  'every third': ({ index }: ShowMarkParams) => index % 3 === 0,
};

export default function ChooseMarks() {
  const [choice, setChoice] = React.useState<keyof typeof marks>('above 400');
  const [disableHighlight, setDisableHighlight] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label="showMark"
          value={choice}
          onChange={(event) =>
            setChoice(event.target.value as keyof typeof marks)
          }
          sx={{ width: 140 }}
        >
          {Object.keys(marks).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="disableHighlight"
          control={
            <Switch
              checked={disableHighlight}
              onChange={(event) => setDisableHighlight(event.target.checked)}
            />
          }
        />
      </Stack>
      <LineChart
        title="Calories burned in twelve workouts"
        desc="Between 240 and 610, four workouts are above 400."
        xAxis={[{ scaleType: 'point', data: workouts, label: 'Workout' }]}
        yAxis={[{ min: 0, max: 700 }]}
        series={[{ data: calories, showMark: marks[choice], disableHighlight }]}
        height={280}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
