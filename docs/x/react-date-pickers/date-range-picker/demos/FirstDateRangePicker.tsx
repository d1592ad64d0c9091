import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function FirstDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420, marginInline: 'auto', paddingBlock: 2 }}>
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          defaultValue={[dayjs('2024-06-07'), dayjs('2024-06-12')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
