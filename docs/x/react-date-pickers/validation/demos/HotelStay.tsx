import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

function isUnavailable(day: Dayjs, position: string) {
  // Guests arrive from Monday to Saturday and leave on any day but Monday.
  return position === 'start' ? day.day() === 0 : day.day() === 1;
}

export default function HotelStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-09-15'),
    dayjs('2024-09-20'),
  ]);
  const [[start, end], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          value={stay}
          onChange={setStay}
          minDate={dayjs('2024-09-01')}
          maxDate={dayjs('2024-10-31')}
          shouldDisableDate={isUnavailable}
          onError={setErrors}
        />
        <Typography variant="body2" aria-live="polite" sx={{ minHeight: 40 }}>
          Check-in: {start ?? 'fine'}. Check-out: {end ?? 'fine'}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
