import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SubmitByName() {
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSent(
      ['pickup', 'return']
        .map((name) => `${name}=${form.get(name) ?? '(not sent)'}`)
        .join('  '),
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
        <DatePicker
          name="pickup"
          label="Pick-up"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2024-09-19')}
        />
        <DatePicker
          name="return"
          label="Return (disabled, so not sent)"
          format="YYYY-MM-DD"
          defaultValue={dayjs('2024-09-26')}
          disabled
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          Rent the van
        </Button>
        <Typography
          aria-live="polite"
          sx={{ minHeight: 48, fontFamily: 'monospace', fontSize: 14 }}
        >
          {sent || 'Submit to read the form data.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
