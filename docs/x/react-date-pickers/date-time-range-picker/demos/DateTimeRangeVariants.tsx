import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const shoot: DateRange<Dayjs> = [
  dayjs('2024-07-08T06:45'),
  dayjs('2024-07-08T19:00'),
];

const slotProps = {
  fieldRoot: { direction: { xs: 'column', sm: 'row' } },
} as const;

export default function DateTimeRangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <DesktopDateTimeRangePicker
          localeText={{ start: 'Desktop: from', end: 'Desktop: to' }}
          defaultValue={shoot}
          slotProps={slotProps}
        />
        <MobileDateTimeRangePicker
          localeText={{ start: 'Mobile: from', end: 'Mobile: to' }}
          defaultValue={shoot}
          slotProps={slotProps}
        />
        <DateTimeRangePicker
          localeText={{ start: 'Width: from', end: 'Width: to' }}
          defaultValue={shoot}
          desktopModeMediaQuery="@media (min-width: 720px)"
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
