import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function AskForTime() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T15:20'),
  );
  const [progress, setProgress] = React.useState('not begun');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'center' } }}
      >
        <TimeClock
          ampm={false}
          value={time}
          onChange={(newTime, selectionState, view) => {
            setTime(newTime);
            setProgress(`${selectionState ?? ''} (${view ?? ''})`);
          }}
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
        <div>
          <Typography aria-live="polite">
            Kiln on at {time?.format('HH:mm')}
          </Typography>
          <Typography variant="body2">Last change: {progress}</Typography>
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
