import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const closure: DateRange<Dayjs> = [
  dayjs('2024-10-14T22:00'),
  dayjs('2024-10-18T05:30'),
];

function labels(what: string) {
  return {
    textField: ({ position }: { position?: 'start' | 'end' }) => ({
      label: `${what} ${position === 'end' ? 'to' : 'from'}`,
    }),
  };
}

export default function RangeFields() {
  const shared = { defaultValue: closure };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        <MultiInputDateRangeField {...shared} slotProps={labels('Closed')} />
        <SingleInputDateRangeField {...shared} label="Closed, dates" />
        <MultiInputTimeRangeField
          {...shared}
          ampm={false}
          slotProps={labels('Nightly')}
        />
        <SingleInputTimeRangeField
          {...shared}
          ampm={false}
          label="Nightly, times"
        />
        <MultiInputDateTimeRangeField
          {...shared}
          ampm={false}
          slotProps={labels('Blocked')}
          direction={{ xs: 'column', sm: 'row' }}
        />
        <SingleInputDateTimeRangeField
          {...shared}
          ampm={false}
          label="Blocked, in full"
        />
      </Stack>
    </LocalizationProvider>
  );
}
