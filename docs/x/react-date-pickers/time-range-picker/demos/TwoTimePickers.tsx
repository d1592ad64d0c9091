import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TwoTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T09:30'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-09-19T11:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TimePicker label="Workshop from" value={start} onChange={setStart} />
          <TimePicker
            label="Workshop to"
            value={end}
            onChange={setEnd}
            minTime={start && start.isValid() ? start : undefined}
          />
        </Stack>
        <Typography aria-live="polite">
          {start &&
          end &&
          start.isValid() &&
          end.isValid() &&
          !end.isBefore(start)
            ? `${end.diff(start, 'minute')} minutes`
            : 'Enter an end after the start.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
