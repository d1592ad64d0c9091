import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ViewsAndOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <DatePicker
          label="Born on: year, month, day"
          views={['year', 'month', 'day']}
          openTo="year"
          defaultValue={dayjs('1987-05-23')}
        />
        <DatePicker
          label="Card expires: year, month"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2026-08-01')}
        />
        <DatePicker
          label="Vintage: year"
          views={['year']}
          defaultValue={dayjs('2019-01-01')}
        />
      </Box>
    </LocalizationProvider>
  );
}
