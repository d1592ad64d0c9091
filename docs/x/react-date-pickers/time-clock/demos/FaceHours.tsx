import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function FaceHours() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T16:00'),
  );
  // The button that is not selected is too pale for small text.
  const other = time && time.hour() < 12 ? 'pm' : 'am';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2}>
        <section aria-label="12 hours" style={{ flex: 1 }}>
          <Typography variant="body2">12 hours</Typography>
          <TimeClock
            ampm
            ampmInClock
            value={time}
            onChange={setTime}
            views={['hours']}
            sx={{
              width: '100%',
              maxWidth: 320,
              mx: 0,
              [`& .MuiClock-${other}Button`]: { color: 'text.primary' },
            }}
          />
        </section>
        <section aria-label="24 hours" style={{ flex: 1 }}>
          <Typography variant="body2">24 hours</Typography>
          <TimeClock
            ampm={false}
            value={time}
            onChange={setTime}
            views={['hours']}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
        </section>
      </Stack>
    </LocalizationProvider>
  );
}
