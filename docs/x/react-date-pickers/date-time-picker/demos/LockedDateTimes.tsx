import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const names = ['dive', 'permit', 'tide'];

export default function LockedDateTimes() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSent(
      names
        .map((name) => `${name}=${form.get(name) ?? '(not sent)'}`)
        .join('\n'),
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
        <DateTimePicker
          name="dive"
          label="Dive"
          format="YYYY-MM-DD HH:mm"
          defaultValue={dayjs('2024-09-19T10:15')}
        />
        <DateTimePicker
          name="permit"
          label="Permit ends (read only)"
          format="YYYY-MM-DD HH:mm"
          defaultValue={dayjs('2024-09-30T18:00')}
          readOnly
        />
        <DateTimePicker
          name="tide"
          label="High tide (disabled)"
          format="YYYY-MM-DD HH:mm"
          defaultValue={dayjs('2024-09-19T11:42')}
          disabled
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          Register
        </Button>
        <Typography
          aria-live="polite"
          sx={{
            minHeight: 64,
            fontFamily: 'monospace',
            fontSize: 14,
            whiteSpace: 'pre-line',
          }}
        >
          {sent || 'Register to read the form data.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
