import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function CraneShift() {
  const [[start, end], setErrors] =
    React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <DateTimeRangePicker
          localeText={{ start: 'Crane from', end: 'Crane until' }}
          ampm={false}
          defaultValue={[dayjs('2024-06-03T06:30'), dayjs('2024-06-03T21:00')]}
          minDateTime={dayjs('2024-06-03T07:00')}
          maxDateTime={dayjs('2024-06-07T18:00')}
          shouldDisableTime={(time, view) =>
            view === 'hours' && time.hour() === 12
          }
          onError={setErrors}
        />
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40 }}>
          From: {start ?? 'fine'}. Until: {end ?? 'fine'}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
