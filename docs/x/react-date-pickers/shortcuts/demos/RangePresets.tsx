import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2024-09-19'); // In an app: dayjs()

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'Last 30 days', getValue: () => [today.subtract(29, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today] },
  {
    label: 'Last month',
    getValue: () => {
      const month = today.subtract(1, 'month');
      return [month.startOf('month'), month.endOf('month')];
    },
  },
  { label: 'All time', getValue: () => [null, null] },
];

export default function RangePresets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[today.subtract(6, 'day'), today]}
          maxDate={today}
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
