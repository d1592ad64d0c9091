import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Sow', getValue: () => dayjs('2024-04-15') },
  { label: 'Plant out', getValue: () => dayjs('2024-05-16') },
  { label: 'Harvest', getValue: () => dayjs('2024-08-20') },
];

export default function SetOrAccept() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: 520 }}
      >
        <DatePicker
          label="accept: closes"
          defaultValue={dayjs('2024-04-02')}
          slotProps={{ shortcuts: { items, changeImportance: 'accept' } }}
        />
        <DatePicker
          label="set: stays open"
          defaultValue={dayjs('2024-04-02')}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
