import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SaveWhenSettled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-09-19'));
  const [status, setStatus] = React.useState('Nothing to save.');
  const timer = React.useRef<number>();

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = (day: Dayjs | null) => {
    window.clearTimeout(timer.current);
    // Send the request here.
    setStatus(`Saved: ${day ? day.format('YYYY-MM-DD') : 'no date'}.`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker
          label="Invoice due"
          value={due}
          onChange={(newDay, { validationError }) => {
            setDue(newDay);
            window.clearTimeout(timer.current);
            if (validationError === null) {
              setStatus('Waiting for the end of typing…');
              timer.current = window.setTimeout(save, 1000, newDay);
            } else {
              setStatus('Not saved: the date is not usable yet.');
            }
          }}
          onAccept={(newDay, { validationError }) => {
            if (validationError === null) {
              save(newDay);
            }
          }}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
