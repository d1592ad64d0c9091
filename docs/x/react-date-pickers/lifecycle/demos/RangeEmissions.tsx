import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function show(day: Dayjs | null): string {
  if (day === null) {
    return 'null';
  }
  return day.isValid() ? day.format('D MMM YYYY') : 'invalid';
}

export default function RangeEmissions() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-07-15'),
    dayjs('2024-07-26'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Harvest leave"
          value={leave}
          onChange={(newLeave) => setLeave(newLeave)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          [{show(leave[0])}, {show(leave[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
