import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MarketDay() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-09-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="Day of the market"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DateCalendar
          value={day}
          onChange={(newDay) => setDay(newDay)}
          sx={{ width: '100%' }}
        />
        <Typography align="center" aria-live="polite">
          {day ? day.format('dddd, D MMMM YYYY') : 'No day chosen'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
