import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

const start = dayjs('2024-09-19');
const flags = ['disabled', 'readOnly', 'clearable', 'displayWeekNumber'];
const choices = [
  { prop: 'views', options: ['year, day', 'year, month, day', 'year, month'] },
  { prop: 'openTo', options: ['day', 'month', 'year'] },
] as const;
const columns = 'repeat(auto-fit, minmax(180px, 1fr))';

export default function DatePickerPlayground() {
  const [on, setOn] = React.useState<readonly string[]>(['clearable']);
  const [picked, setPicked] = React.useState({
    views: 'year, day',
    openTo: 'day',
  });
  const views = picked.views.split(', ') as DateView[];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Try it"
        defaultValue={start}
        disabled={on.includes('disabled')}
        readOnly={on.includes('readOnly') || undefined}
        displayWeekNumber={on.includes('displayWeekNumber')}
        slotProps={{ field: { clearable: on.includes('clearable') } }}
        views={views}
        openTo={views.find((view) => view === picked.openTo) ?? views[0]}
        sx={{ width: '100%', maxWidth: 320 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, my: 2 }}>
        {flags.map((flag) => (
          <FormControlLabel
            key={flag}
            label={flag}
            control={<Checkbox />}
            checked={on.includes(flag)}
            onChange={(_, checked) =>
              setOn(checked ? [...on, flag] : on.filter((f) => f !== flag))
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        {choices.map(({ prop, options }) => (
          <TextField
            key={prop}
            select
            label={prop}
            value={picked[prop]}
            onChange={(e) => setPicked({ ...picked, [prop]: e.target.value })}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
