import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const festival: DateRange<Dayjs> = [dayjs('2024-08-02'), dayjs('2024-08-04')];

export default function RangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DesktopDateRangePicker
          localeText={{ start: 'Desktop: first', end: 'Desktop: last' }}
          defaultValue={festival}
        />
        <MobileDateRangePicker
          localeText={{ start: 'Mobile: first', end: 'Mobile: last' }}
          defaultValue={festival}
        />
        <DateRangePicker
          localeText={{ start: 'Width: first', end: 'Width: last' }}
          defaultValue={festival}
          desktopModeMediaQuery="@media (min-width: 720px)"
        />
      </Stack>
    </LocalizationProvider>
  );
}
