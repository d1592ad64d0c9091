import * as React from 'react';
import dayjs from 'dayjs';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const parts = [
  'toolbar',
  'calendarHeader',
  'switchViewButton',
  'previousIconButton',
  'nextIconButton',
  'day',
  'actionBar',
] as const;

const marked = {
  sx: {
    outline: '3px solid',
    outlineColor: 'warning.main',
    outlineOffset: '-3px',
  },
} as const;

export default function NameTheParts() {
  const [part, setPart] = React.useState<string>('calendarHeader');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 560 }}>
        <TextField
          select
          size="small"
          label="Slot to outline"
          value={part}
          onChange={(event) => setPart(event.target.value)}
          sx={{ width: 240 }}
        >
          {parts.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <StaticDatePicker
          defaultValue={dayjs('2024-05-14')}
          slotProps={{ [part]: marked }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
