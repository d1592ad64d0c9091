import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2024-09-19');

export default function FirstDayOfTheWeek() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
      }}
    >
      {['en', 'en-gb'].map((locale) => (
        <Box key={locale} component="section" aria-label={locale}>
          <LocalizationProvider
            dateAdapter={AdapterDayjs}
            adapterLocale={locale}
          >
            <DateCalendar
              defaultValue={day}
              slotProps={{ calendarHeader: { format: `[${locale}] MMM YYYY` } }}
              sx={{ width: '100%', maxWidth: 320 }}
            />
          </LocalizationProvider>
        </Box>
      ))}
    </Box>
  );
}
