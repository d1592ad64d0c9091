import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Premiere', getValue: () => dayjs('2024-10-04') },
  { label: 'Matinee', getValue: () => dayjs('2024-10-13') },
  { label: 'Last night', getValue: () => dayjs('2024-10-26') },
];

function ShortcutButtons(props: PickersShortcutsProps<Dayjs | null>) {
  const { items = [], isValid, onChange, changeImportance = 'accept' } = props;

  return (
    <Box
      role="group"
      aria-label="Performances"
      className={props.className}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 1 }}
    >
      {items.map((item) => {
        const value = item.getValue({ isValid });
        return (
          <Button
            key={item.label}
            size="small"
            variant="outlined"
            disabled={!isValid(value)}
            onClick={() => onChange(value, changeImportance, item)}
          >
            {item.label}
          </Button>
        );
      })}
    </Box>
  );
}

export default function ShortcutsAsButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker<Dayjs>
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2024-10-04')}
          slots={{ shortcuts: ShortcutButtons }}
          slotProps={{ shortcuts: { items } }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
            '& .MuiPickersLayout-shortcuts': { gridColumn: 2, gridRow: 1 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
