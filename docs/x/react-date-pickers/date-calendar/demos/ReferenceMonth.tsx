import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceMonth() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="Launch day"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2025-10-06T09:45')}
          sx={{ width: '100%' }}
        />
        <Typography align="center" aria-live="polite">
          {day ? day.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
