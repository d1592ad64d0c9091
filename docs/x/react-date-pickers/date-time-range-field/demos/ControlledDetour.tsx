import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start || !end || !start.isValid() || !end.isValid()) {
    return 'Enter both ends.';
  }
  return `The road is closed for ${end.diff(start, 'hour')} hours.`;
}

export default function ControlledDetour() {
  const [closure, setClosure] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-08-17T20:00'),
    dayjs('2024-08-19T05:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          ampm={false}
          value={closure}
          onChange={(newClosure) => setClosure(newClosure)}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Closed from' : 'Closed until',
            }),
          }}
        />
        <Typography aria-live="polite">{describe(closure)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
