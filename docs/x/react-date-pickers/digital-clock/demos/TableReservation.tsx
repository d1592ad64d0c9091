import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const evening = dayjs('2024-09-19T18:00');

export default function TableReservation() {
  const [time, setTime] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
        <DigitalClock
          value={time}
          onChange={(newTime) => setTime(newTime)}
          referenceDate={evening}
          ampm={false}
          sx={{ width: 120, mx: 0 }}
        />
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography aria-live="polite">
            {time
              ? `Table for ${time.format('D MMMM, HH:mm')}`
              : 'Choose a time'}
          </Typography>
          <Button variant="outlined" onClick={() => setTime(evening)}>
            Same as last time, 18:00
          </Button>
          <Button onClick={() => setTime(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
