import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledIncident() {
  const [began, setBegan] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T02:45:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateTimeField
          label="Outage began"
          ampm={false}
          value={began}
          onChange={(newBegan) => setBegan(newBegan)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {began !== null && began.isValid()
            ? began.format('YYYY-MM-DD HH:mm:ss')
            : 'Not complete'}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => setBegan(null)}
          sx={{ alignSelf: 'start' }}
        >
          Empty
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
