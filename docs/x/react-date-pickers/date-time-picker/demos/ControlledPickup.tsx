import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(when: Dayjs | null): string {
  if (when === null) {
    return 'null: the field is empty';
  }
  return when.isValid()
    ? when.format('dddd, D MMMM YYYY, HH:mm')
    : 'an invalid date: date and time have to be complete';
}

export default function ControlledPickup() {
  const [pickup, setPickup] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T15:30'),
  );
  const canMove = pickup !== null && pickup.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateTimePicker
          label="Parcel pick-up"
          value={pickup}
          onChange={(newValue) => setPickup(newValue)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 48 }}>
          State holds {describe(pickup)}.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button
            variant="outlined"
            disabled={!canMove}
            onClick={() => setPickup(pickup?.add(1, 'day') ?? null)}
          >
            A day later
          </Button>
          <Button onClick={() => setPickup(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
