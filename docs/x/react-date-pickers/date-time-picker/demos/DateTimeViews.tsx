import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
        }}
      >
        <DateTimePicker
          label="Quake: year to seconds"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          openTo="year"
          ampm={false}
          defaultValue={dayjs('1960-05-22T15:11:14')}
        />
        <DateTimePicker
          label="Shift: full hours"
          views={['year', 'day', 'hours']}
          ampm={false}
          defaultValue={dayjs('2024-09-19T22:00')}
        />
        <MobileDateTimePicker
          label="Time first"
          openTo="hours"
          defaultValue={dayjs('2024-09-19T07:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
