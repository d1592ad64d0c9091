import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const returned = dayjs('2024-09-05');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'One week', getValue: () => returned.add(1, 'week') },
  { label: 'Two weeks', getValue: () => returned.add(2, 'week') },
  { label: 'End of term', getValue: () => dayjs('2024-09-27') },
  { label: 'No date', getValue: () => null },
];

export default function FirstShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={returned}
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
