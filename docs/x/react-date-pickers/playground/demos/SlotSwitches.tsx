import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const slots = {
  toolbar: 'toolbar: a short format',
  calendarHeader: 'calendarHeader: month in digits',
  day: 'day: squares',
  actionBar: 'actionBar: clear and accept',
  shortcuts: 'shortcuts: first and last day',
};
type Slot = keyof typeof slots;

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First day', getValue: () => dayjs('2024-09-01') },
  { label: 'Last day', getValue: () => dayjs('2024-09-30') },
];

const changes = {
  toolbar: { toolbarFormat: 'D MMM' },
  calendarHeader: { format: 'MM/YYYY' },
  day: { sx: { borderRadius: 1 } },
  actionBar: { actions: ['clear', 'accept'] as ('clear' | 'accept')[] },
  shortcuts: { items },
};

export default function SlotSwitches() {
  const [on, setOn] = React.useState<readonly Slot[]>(['toolbar', 'day']);
  const slotProps = Object.fromEntries(on.map((slot) => [slot, changes[slot]]));

  const toggle = (slot: Slot, isOn: boolean) =>
    setOn((before) =>
      isOn ? [...before, slot] : before.filter((other) => other !== slot),
    );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ minHeight: 720 }}>
        <FormGroup>
          {(Object.keys(slots) as Slot[]).map((slot) => (
            <FormControlLabel
              key={slot}
              label={slots[slot]}
              control={
                <Switch
                  checked={on.includes(slot)}
                  onChange={(_, isOn) => toggle(slot, isOn)}
                />
              }
            />
          ))}
        </FormGroup>
        <Box
          role="region"
          aria-label="Picker with its slots"
          tabIndex={0}
          sx={{
            display: 'grid',
            justifyContent: 'safe center',
            overflowX: 'auto',
          }}
        >
          <StaticDatePicker
            orientation="portrait"
            defaultValue={dayjs('2024-09-19')}
            slotProps={slotProps}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
