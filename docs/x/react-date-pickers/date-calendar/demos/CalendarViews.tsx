import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const planting = dayjs('2024-04-15');
const full = { width: '100%' };

export default function CalendarViews() {
  const [day, setDay] = React.useState<Dayjs | null>(planting);
  const shared = { value: day, onChange: setDay, sx: full };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <section aria-labelledby="views-three">
          <Typography id="views-three" component="p" variant="subtitle2">
            Month, year, day
          </Typography>
          <DateCalendar
            {...shared}
            views={['month', 'year', 'day']}
            openTo="month"
          />
        </section>
        <section aria-labelledby="views-two">
          <Typography id="views-two" component="p" variant="subtitle2">
            Year and month
          </Typography>
          <DateCalendar {...shared} views={['year', 'month']} openTo="month" />
        </section>
        <section aria-labelledby="views-one">
          <Typography id="views-one" component="p" variant="subtitle2">
            Day only
          </Typography>
          <DateCalendar {...shared} views={['day']} />
        </section>
      </Box>
      <Typography aria-live="polite">{day?.format('D MMMM YYYY')}</Typography>
    </LocalizationProvider>
  );
}
