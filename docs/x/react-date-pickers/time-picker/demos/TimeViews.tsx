import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <TimePicker
          label="Eclipse: hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-08-12T17:45:53')}
        />
        <TimePicker
          label="Night rate begins: hours"
          views={['hours']}
          defaultValue={dayjs('2024-09-19T22:00')}
        />
        <MobileTimePicker
          label="Egg timer: minutes, seconds"
          views={['minutes', 'seconds']}
          openTo="minutes"
          defaultValue={dayjs('2024-09-19T00:06:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
