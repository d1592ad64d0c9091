import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const broadcast = dayjs('2024-09-19T21:05');

export default function TwelveOrTwentyFour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <TimePicker label="By the locale" defaultValue={broadcast} />
        <TimePicker label="12 hours" defaultValue={broadcast} ampm />
        <TimePicker label="24 hours" defaultValue={broadcast} ampm={false} />
      </Box>
    </LocalizationProvider>
  );
}
