import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(utc);

export default function UtcValue() {
  const [tide, setTide] = React.useState<Dayjs | null>(
    dayjs.utc('2024-07-16T04:52'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360, pt: 1 }}>
        <TimePicker label="High tide (UTC)" value={tide} onChange={setTide} />
        <Typography aria-live="polite">
          State: <bdi>{tide?.isValid() ? tide.format() : 'no time'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
