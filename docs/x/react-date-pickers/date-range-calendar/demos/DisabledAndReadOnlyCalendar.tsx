import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const leave: DateRange<Dayjs> = [dayjs('2024-08-12'), dayjs('2024-08-23')];

export default function DisabledAndReadOnlyCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
        }}
      >
        <section aria-label="Read only">
          <Typography align="center">Read only</Typography>
          <DateRangeCalendar calendars={1} defaultValue={leave} readOnly />
        </section>
        <section aria-label="Disabled">
          <Typography align="center">Disabled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={leave} disabled />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
