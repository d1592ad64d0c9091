import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const first = dayjs('2024-11-04T18:30');
const last = dayjs('2024-11-08T05:30');

export default function TelescopeWindow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateTimePicker
          label="One span: minDateTime, maxDateTime"
          ampm={false}
          defaultValue={dayjs('2024-11-05T03:00')}
          minDateTime={first}
          maxDateTime={last}
          slotProps={{
            textField: { helperText: '4 Nov 18:30 to 8 Nov 05:30, any hour' },
          }}
        />
        <DateTimePicker
          label="Daily hours: minTime, maxTime"
          ampm={false}
          defaultValue={dayjs('2024-11-05T03:00')}
          minDate={first}
          maxDate={last}
          minTime={dayjs('2024-11-04T18:30')}
          maxTime={dayjs('2024-11-04T23:30')}
          slotProps={{
            textField: { helperText: '4 to 8 Nov, from 18:30 to 23:30 each' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
