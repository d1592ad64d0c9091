import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = ['2024-12-24', '2024-12-25', '2024-12-26', '2024-12-31'];

function isClosed(day: Dayjs) {
  const isSunday = day.day() === 0;
  return isSunday || holidays.includes(day.format('YYYY-MM-DD'));
}

export default function ClosedDays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-12-26'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <DatePicker
          label="Library visit"
          value={day}
          onChange={setDay}
          shouldDisableDate={isClosed}
        />
        <DateCalendar
          value={day}
          onChange={setDay}
          shouldDisableDate={isClosed}
          disableHighlightToday
          sx={{ width: '100%', maxWidth: 320, marginInline: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
