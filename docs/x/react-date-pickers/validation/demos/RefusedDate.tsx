import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const season = { minDate: dayjs('2024-05-06'), maxDate: dayjs('2024-05-24') };

export default function RefusedDate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-27'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <DateField
          label="Greenhouse tour"
          helperText="Tours run from 6 to 24 May 2024."
          value={day}
          onChange={setDay}
          {...season}
        />
        <DateCalendar
          value={day}
          onChange={setDay}
          disableHighlightToday
          sx={{ width: '100%', maxWidth: 320, marginInline: 0 }}
          {...season}
        />
      </Stack>
    </LocalizationProvider>
  );
}
