import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start || !end || !start.isValid() || !end.isValid()) {
    return 'One end is missing or incomplete.';
  }
  const minutes = end.diff(start, 'minute');
  return minutes < 0
    ? 'The end is before the start.'
    : `Switched off for ${Math.floor(minutes / 60)} h ${minutes % 60} min.`;
}

export default function ControlledOutage() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-11-12T22:00'),
    dayjs('2024-11-13T05:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          localeText={{ start: 'Power off', end: 'Power on' }}
          ampm={false}
          value={outage}
          onChange={(newOutage) => setOutage(newOutage)}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
        <Typography aria-live="polite">{describe(outage)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
