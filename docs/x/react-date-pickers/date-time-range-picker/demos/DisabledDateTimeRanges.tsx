import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const voyage: DateRange<Dayjs> = [
  dayjs('2024-06-01T18:00'),
  dayjs('2024-06-02T07:30'),
];

const direction = { xs: 'column', sm: 'row' } as const;

export default function DisabledDateTimeRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          disabled
          localeText={{ start: 'Disabled: from', end: 'Disabled: to' }}
          defaultValue={voyage}
          slotProps={{ fieldRoot: { direction } }}
        />
        <DateTimeRangePicker
          readOnly
          localeText={{ start: 'Read only: from', end: 'Read only: to' }}
          defaultValue={voyage}
          slotProps={{ fieldRoot: { direction } }}
        />
        <DateTimeRangePicker
          localeText={{ start: 'Sailed', end: 'Lands' }}
          defaultValue={voyage}
          minDateTime={voyage[0] ?? undefined}
          rangePosition="end"
          slotProps={{
            fieldRoot: { direction },
            textField: ({ position }) => ({ disabled: position === 'start' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
