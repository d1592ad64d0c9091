import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthsAndYears() {
  const [vintage, setVintage] = React.useState<Dayjs>(dayjs('2018-09-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <section aria-labelledby="vintage-year">
          <Typography id="vintage-year" component="p" variant="subtitle2">
            Vintage
          </Typography>
          <YearCalendar
            value={vintage}
            onChange={setVintage}
            minDate={dayjs('2008-01-01')}
            maxDate={dayjs('2023-12-31')}
            yearsPerRow={4}
            disableHighlightToday
            gridLabelId="vintage-year"
            sx={{ width: '100%' }}
          />
        </section>
        <section aria-labelledby="vintage-month">
          <Typography id="vintage-month" component="p" variant="subtitle2">
            Picked in {vintage.format('MMMM YYYY')}
          </Typography>
          <MonthCalendar
            value={vintage}
            onChange={setVintage}
            disableHighlightToday
            gridLabelId="vintage-month"
            sx={{ width: '100%' }}
          />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
