import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function show(day: Dayjs | null): string {
  if (!day) {
    return 'null';
  }
  return day.isValid() ? day.format('D MMM YYYY') : 'invalid';
}

export default function ControlledRangeFields() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-02-12'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <SingleInputDateRangeField
          label="Manuscript on loan"
          fullWidth
          clearable
          value={range}
          onChange={(newRange) => setRange(newRange)}
        />
        <Typography aria-live="polite">
          value = [{range.map(show).join(', ')}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
