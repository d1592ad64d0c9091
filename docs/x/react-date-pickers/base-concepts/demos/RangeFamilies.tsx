import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const shift: DateRange<Dayjs> = [
  dayjs('2024-06-03T18:00'),
  dayjs('2024-06-04T02:30'),
];

function label(what: string) {
  return ({ position }: { position?: 'start' | 'end' }) => ({
    label: position === 'end' ? `Last ${what}` : `First ${what}`,
  });
}

export default function RangeFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <MultiInputDateRangeField
          defaultValue={shift}
          slotProps={{ textField: label('day') }}
        />
        <MultiInputTimeRangeField
          defaultValue={shift}
          ampm={false}
          slotProps={{ textField: label('hour') }}
        />
        <MultiInputDateTimeRangeField
          defaultValue={shift}
          ampm={false}
          slotProps={{ textField: label('moment') }}
          direction={{ xs: 'column', sm: 'row' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
