import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  renderDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

const shift: DateRange<Dayjs> = [
  dayjs('2024-12-02T20:00'),
  dayjs('2024-12-03T06:00'),
];

const slotProps = {
  fieldRoot: { direction: { xs: 'column', sm: 'row' } },
} as const;

export default function OtherClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          localeText={{ start: 'One list: from', end: 'One list: to' }}
          defaultValue={shift}
          views={['day', 'hours']}
          format="MM/DD/YYYY hh:mm A"
          timeSteps={{ minutes: 20 }}
          viewRenderers={{ hours: renderDigitalClockTimeView }}
          slotProps={slotProps}
        />
        <DateTimeRangePicker
          localeText={{ start: 'Clock face: from', end: 'Clock face: to' }}
          defaultValue={shift}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
          }}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
