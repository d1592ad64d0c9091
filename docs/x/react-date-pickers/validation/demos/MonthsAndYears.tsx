import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWinter = (month: Dayjs) => month.month() < 3 || month.month() > 9;
const isOddYear = (year: Dayjs) => year.year() % 2 === 1;

const fit = { width: '100%', marginInline: 0 };

export default function MonthsAndYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={3}>
        <section style={{ flex: 1 }} aria-labelledby="ferry-months">
          <Typography id="ferry-months">The ferry rests in winter</Typography>
          <DateCalendar
            views={['month']}
            openTo="month"
            defaultValue={dayjs('2024-06-01')}
            shouldDisableMonth={isWinter}
            sx={fit}
          />
        </section>
        <section style={{ flex: 1 }} aria-labelledby="festival-years">
          <Typography id="festival-years">The festival is biennial</Typography>
          <DateCalendar
            views={['year']}
            openTo="year"
            defaultValue={dayjs('2024-06-01')}
            minDate={dayjs('2010-01-01')}
            maxDate={dayjs('2033-12-31')}
            shouldDisableYear={isOddYear}
            sx={fit}
          />
        </section>
      </Stack>
    </LocalizationProvider>
  );
}
