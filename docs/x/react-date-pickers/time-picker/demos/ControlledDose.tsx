import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

function describe(time: Dayjs | null): string {
  if (time === null) {
    return 'null: the field is empty';
  }
  return time.isValid()
    ? time.format('D MMMM YYYY, HH:mm')
    : 'an invalid date: a section is missing';
}

export default function ControlledDose() {
  const [dose, setDose] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T20:00'),
  );
  const canAdd = dose !== null && dose.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <TimePicker
          label="Next dose"
          value={dose}
          onChange={(newValue) => setDose(newValue)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 48 }}>
          State holds {describe(dose)}.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button
            variant="outlined"
            disabled={!canAdd}
            onClick={() => setDose(dose?.add(6, 'hour') ?? null)}
          >
            Six hours later
          </Button>
          <Button onClick={() => setDose(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
