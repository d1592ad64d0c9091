import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function OneStay() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-09-12'),
    dayjs('2024-09-23'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center">
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          value={stay}
          onChange={setStay}
        />
        <DateRangeCalendar
          value={stay}
          onChange={setStay}
          calendars={isWide ? 2 : 1}
        />
      </Stack>
    </LocalizationProvider>
  );
}
