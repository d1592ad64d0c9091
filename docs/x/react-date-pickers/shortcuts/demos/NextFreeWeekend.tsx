import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2024-09-19'); // In an app: dayjs()
const taken = ['2024-09-21', '2024-09-22', '2024-09-29', '2024-10-05'];

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Next free weekend',
    getValue: ({ isValid }) => {
      let saturday = today.add(6 - today.day(), 'day');
      for (let weeks = 0; weeks < 26; weeks += 1) {
        const weekend: DateRange<Dayjs> = [saturday, saturday.add(1, 'day')];
        if (isValid(weekend)) {
          return weekend;
        }
        saturday = saturday.add(1, 'week');
      }
      return [null, null];
    },
  },
];

export default function NextFreeWeekend() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          referenceDate={today}
          minDate={today}
          shouldDisableDate={(day) => taken.includes(day.format('YYYY-MM-DD'))}
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
