import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const stay = {
  start: { label: 'First night', helperText: 'From 16:00' },
  end: { label: 'Departure', helperText: 'By 10:00' },
};

export default function RangeSides() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ minHeight: 84, pt: 1 }}>
        <DateRangePicker
          defaultValue={[dayjs('2024-06-03'), dayjs('2024-06-08')]}
          slotProps={{
            fieldSeparator: { children: 'to', sx: { pt: 2 } },
            textField: ({ position }) =>
              position === 'end' ? stay.end : stay.start,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
