import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenedFromElsewhere() {
  const [open, setOpen] = React.useState(false);
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-07-23'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: 480 }}
      >
        <DatePicker
          label="Concert"
          value={day}
          onChange={setDay}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          disableOpenPicker
        />
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Choose another day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
