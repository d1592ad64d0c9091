import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const show = (day: Dayjs | null) => day?.format('D MMM') ?? 'null';

export default function ControlledCampaign() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-03-12'),
    dayjs('2024-03-21'),
  ]);
  const [start, end] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <DateRangeCalendar
          calendars={1}
          value={range}
          onChange={(newRange) => setRange(newRange)}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
        />
        <Typography aria-live="polite">
          value = [{show(start)}, {show(end)}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
