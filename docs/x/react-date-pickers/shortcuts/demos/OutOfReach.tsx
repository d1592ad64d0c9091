import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Midsummer', getValue: () => dayjs('2024-06-24') },
  { label: 'Harvest fair', getValue: () => dayjs('2024-09-14') },
  { label: 'Plant swap', getValue: () => dayjs('2024-09-22') },
  { label: 'Advent market', getValue: () => dayjs('2024-12-01') },
];

export default function OutOfReach() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-09-14')}
          minDate={dayjs('2024-09-02')}
          maxDate={dayjs('2024-10-31')}
          shouldDisableDate={(day) => day.day() === 0}
          slotProps={{ shortcuts: { items } }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: { xs: 280, sm: 320 } },
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
