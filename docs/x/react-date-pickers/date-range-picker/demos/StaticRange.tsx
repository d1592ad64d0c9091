import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function StaticRange() {
  const [booked, setBooked] = React.useState<DateRange<Dayjs>>([null, null]);
  const [from, to] = booked;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <StaticDateRangePicker
          defaultValue={[dayjs('2024-07-09'), dayjs('2024-07-13')]}
          onAccept={setBooked}
          localeText={{ toolbarTitle: 'Canal boat' }}
          slotProps={{ toolbar: { toolbarFormat: 'D MMM' } }}
          sx={{
            minWidth: 0,
            '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
          }}
        />
        <Typography aria-live="polite">
          {from && to
            ? `Booked from ${from.format('D MMMM')} to ${to.format('D MMMM')}`
            : 'Nothing booked yet: press OK'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
