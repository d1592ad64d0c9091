import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledIncident() {
  const [moment, setMoment] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T02:45:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateTimeField
          label="Outage began"
          ampm={false}
          value={moment}
          onChange={(newMoment) => setMoment(newMoment)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {moment?.isValid()
            ? moment.format('YYYY-MM-DD HH:mm:ss')
            : 'Not complete'}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => setMoment(null)}
          sx={{ alignSelf: 'start' }}
        >
          Empty
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
