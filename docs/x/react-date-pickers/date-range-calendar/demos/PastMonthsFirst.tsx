import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const lastReading = dayjs('2024-09-19');

export default function PastMonthsFirst() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const calendars = hasRoom ? 2 : 1;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <DateRangeCalendar<Dayjs>
          calendars={calendars}
          currentMonthCalendarPosition={calendars}
          referenceDate={lastReading}
          maxDate={lastReading}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
