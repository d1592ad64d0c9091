import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const shipped = dayjs('2024-11-04');

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { id: 'air', label: 'By air', getValue: () => shipped.add(3, 'day') },
  { id: 'road', label: 'By road', getValue: () => shipped.add(8, 'day') },
  { id: 'sea', label: 'By sea', getValue: () => shipped.add(24, 'day') },
];

export default function WhichShortcut() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(shipped);
  const [source, setSource] = React.useState('chosen in the calendar');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          value={arrival}
          onChange={(newArrival, context) => {
            setArrival(newArrival);
            setSource(
              context.shortcut
                ? `estimate "${context.shortcut.label}"`
                : 'chosen in the calendar',
            );
          }}
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
        <Typography aria-live="polite">
          {arrival?.format('D MMMM') ?? 'No date'}: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
