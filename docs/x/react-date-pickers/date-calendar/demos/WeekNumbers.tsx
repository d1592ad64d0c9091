import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekNumbers() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        calendarWeekNumberHeaderText: 'Wk',
        calendarWeekNumberText: (week) => `${week}`,
        calendarWeekNumberAriaLabelText: (week) => `Delivery week ${week}`,
      }}
    >
      <Box
        component="section"
        aria-label="Delivery"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DateCalendar
          defaultValue={dayjs('2024-02-14')}
          displayWeekNumber
          sx={{
            width: '100%',
            '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' },
            '& .MuiDayCalendar-weekNumberLabel': { color: 'text.secondary' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
