import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const flight: DateRange<Dayjs> = [
  dayjs('2024-11-08T21:40'),
  dayjs('2024-11-09T06:05'),
];

export default function OneOrTwoDateTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480, marginInline: 'auto' }}>
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={flight}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Departure' : 'Arrival',
            }),
          }}
        />
        <SingleInputDateTimeRangeField
          label="Flight"
          fullWidth
          ampm={false}
          format="D MMM HH:mm"
          defaultValue={flight}
        />
      </Stack>
    </LocalizationProvider>
  );
}
