import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const season: DateRange<Dayjs> = [dayjs('2024-05-20'), dayjs('2024-06-14')];

export default function CalendarsInPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          calendars={1}
          localeText={{ start: 'One: from', end: 'One: to' }}
          defaultValue={season}
        />
        <DateRangePicker
          calendars={2}
          localeText={{ start: 'Two: from', end: 'Two: to' }}
          defaultValue={season}
        />
        <DateRangePicker
          calendars={3}
          localeText={{ start: 'Three: from', end: 'Three: to' }}
          defaultValue={season}
        />
      </Stack>
    </LocalizationProvider>
  );
}
