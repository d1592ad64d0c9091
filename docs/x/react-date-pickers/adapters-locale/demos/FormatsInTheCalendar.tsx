import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function FormatsInTheCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 480 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-09-19')}
          dayOfWeekFormatter={(day: Dayjs) => `${day.format('ddd')}.`}
          slotProps={{
            actionBar: { actions: [] },
            toolbar: { toolbarFormat: 'ddd D MMM' },
            calendarHeader: { format: 'MM/YYYY' },
          }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
