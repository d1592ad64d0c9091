import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PastAndFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
        }}
      >
        <DatePicker
          label="Delivery: disablePast"
          defaultValue={dayjs('2024-09-19')}
          disablePast
        />
        <DatePicker
          label="Born on: disableFuture"
          defaultValue={dayjs('1987-05-23')}
          disableFuture
        />
        <DateTimePicker
          label="Meter read: disableFuture"
          defaultValue={dayjs('2092-01-15T08:30')}
          disableFuture
        />
      </Box>
    </LocalizationProvider>
  );
}
