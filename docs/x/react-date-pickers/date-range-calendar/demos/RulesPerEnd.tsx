import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

const MONDAY = 1;
const FRIDAY = 5;

function isRefused(day: Dayjs, position: RangePosition) {
  return day.day() !== (position === 'start' ? MONDAY : FRIDAY);
}

export default function RulesPerEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-04-08'), dayjs('2024-04-12')]}
          shouldDisableDate={isRefused}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
