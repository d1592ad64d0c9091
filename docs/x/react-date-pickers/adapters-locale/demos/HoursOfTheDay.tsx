import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2024-09-19T15:30');

export default function HoursOfTheDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <TimePicker label="As the locale has it" defaultValue={departure} />
        <TimePicker label="12 hours" ampm defaultValue={departure} />
        <TimePicker label="24 hours" ampm={false} defaultValue={departure} />
      </Box>
    </LocalizationProvider>
  );
}
