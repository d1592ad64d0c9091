import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const quarters = [
  { label: 'Spring quarter', first: dayjs('2024-03-01') },
  { label: 'Summer quarter', first: dayjs('2024-06-01') },
  { label: 'Autumn quarter', first: dayjs('2024-09-01') },
];

const items = quarters.map(({ label, first }) => ({
  label,
  getValue: (): DateRange<Dayjs> => [
    first,
    first.add(2, 'month').endOf('month'),
  ],
}));

export default function QuartersAsShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 360 }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2024-04-08'), dayjs('2024-04-26')]}
          slotProps={{ shortcuts: { items } }}
          sx={{
            minWidth: 0,
            '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
            '& .MuiPickersLayout-shortcuts': {
              gridColumn: { xs: 2, sm: 1 },
              gridRow: { xs: 1, sm: 2 },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
