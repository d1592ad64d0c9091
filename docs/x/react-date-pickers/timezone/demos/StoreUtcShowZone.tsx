import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUtcShowZone() {
  const [closing, setClosing] = React.useState<Dayjs | null>(
    dayjs.utc('2024-03-31T06:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360, pt: 1 }}>
        {['America/Lima', 'Europe/Madrid'].map((zone) => (
          <DateTimePicker
            key={zone}
            label={`Auction closes, ${zone}`}
            value={closing}
            onChange={setClosing}
            timezone={zone}
            ampm={false}
          />
        ))}
        <Typography aria-live="polite">
          Stored:{' '}
          <bdi>{closing?.isValid() ? closing.toISOString() : 'no date'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
