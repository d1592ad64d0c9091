import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneInputRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, pt: 1 }}>
        <DateRangePicker
          label="Exhibition"
          defaultValue={[dayjs('2024-06-03'), dayjs('2024-06-08')]}
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{
            field: { dateSeparator: 'until' },
            textField: { fullWidth: true },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
