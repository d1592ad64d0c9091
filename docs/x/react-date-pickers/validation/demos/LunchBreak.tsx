import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeView } from '@mui/x-date-pickers/models';

function isUnavailable(time: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return time.hour() === 12;
  }
  // A train leaves on every full hour and needs the platform.
  return view === 'minutes' && time.minute() < 5;
}

export default function LunchBreak() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T12:20'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <TimeField
          label="Platform check"
          ampm={false}
          value={time}
          onChange={setTime}
          shouldDisableTime={isUnavailable}
        />
        <MultiSectionDigitalClock
          aria-label="Platform check"
          ampm={false}
          value={time}
          onChange={setTime}
          shouldDisableTime={isUnavailable}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            width: 'fit-content',
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
