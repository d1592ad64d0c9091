import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function FirstDateRangeCalendar() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <DateRangeCalendar
          calendars={hasRoom ? 2 : 1}
          defaultValue={[dayjs('2024-06-20'), dayjs('2024-07-04')]}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
