import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const visit: DateRange<Dayjs> = [
  dayjs('2024-10-03T10:00'),
  dayjs('2024-10-03T11:30'),
];

const slotProps = {
  fieldRoot: { direction: { xs: 'column', sm: 'row' } },
} as const;

export default function TimeSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          localeText={{ start: 'Half hours: from', end: 'Half hours: to' }}
          defaultValue={visit}
          format="MM/DD/YYYY hh:mm A"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          slotProps={slotProps}
        />
        <DateTimeRangePicker
          localeText={{ start: 'Full hours: from', end: 'Full hours: to' }}
          defaultValue={visit}
          views={['day', 'hours']}
          slotProps={slotProps}
        />
        <DateTimeRangePicker
          localeText={{ start: 'Seconds: from', end: 'Seconds: to' }}
          defaultValue={visit}
          views={['day', 'hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 10 }}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
