import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function FirstDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480, marginInline: 'auto', paddingBlock: 2 }}>
        <DateTimeRangePicker
          localeText={{ start: 'Van from', end: 'Van until' }}
          defaultValue={[dayjs('2024-09-19T09:00'), dayjs('2024-09-20T17:30')]}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
