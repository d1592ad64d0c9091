import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const names = ['open', 'lunch', 'close'];

export default function LockedTimes() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSent(
      names
        .map((name) => `${name}=${form.get(name) ?? '(not sent)'}`)
        .join(' '),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        onSubmit={handleSubmit}
        spacing={2}
        sx={{ maxWidth: 360 }}
      >
        <TimePicker
          name="open"
          label="Bakery opens"
          format="HH:mm"
          defaultValue={dayjs('2024-09-19T06:30')}
        />
        <TimePicker
          name="lunch"
          label="Lunch break (read only)"
          format="HH:mm"
          defaultValue={dayjs('2024-09-19T12:30')}
          readOnly
        />
        <TimePicker
          name="close"
          label="Bakery closes (disabled)"
          format="HH:mm"
          defaultValue={dayjs('2024-09-19T18:00')}
          disabled
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          Save hours
        </Button>
        <Typography
          aria-live="polite"
          sx={{ minHeight: 48, fontFamily: 'monospace', fontSize: 14 }}
        >
          {sent || 'Save to read the form data.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
