import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OpenedByButton() {
  const [open, setOpen] = React.useState(false);
  const [alarm, setAlarm] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T06:15'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <TimePicker
          label="Alarm"
          value={alarm}
          onChange={setAlarm}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker
          reduceAnimations
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Choose a time
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
