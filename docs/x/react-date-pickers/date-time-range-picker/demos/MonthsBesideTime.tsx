import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const lease: DateRange<Dayjs> = [
  dayjs('2024-03-25T08:00'),
  dayjs('2024-04-05T16:00'),
];

const slotProps = {
  fieldRoot: { direction: { xs: 'column', sm: 'row' } },
} as const;

export default function MonthsBesideTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          calendars={1}
          localeText={{ start: 'One month: from', end: 'One month: to' }}
          defaultValue={lease}
          slotProps={slotProps}
        />
        <DateTimeRangePicker
          calendars={2}
          localeText={{ start: 'Two months: from', end: 'Two months: to' }}
          defaultValue={lease}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
