import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DaysOutsideMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="First day of the season"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DateCalendar
          defaultValue={dayjs('2026-02-09')}
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
