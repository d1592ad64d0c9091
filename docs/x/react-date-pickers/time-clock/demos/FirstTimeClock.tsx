import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sunrise = dayjs('2024-09-19T06:45');

export default function FirstTimeClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <TimeClock
          defaultValue={sunrise}
          showViewSwitcher
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
