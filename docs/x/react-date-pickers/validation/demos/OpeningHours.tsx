import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const hours = {
  minTime: dayjs('2024-01-01T08:30'),
  maxTime: dayjs('2024-01-01T17:00'),
};

export default function OpeningHours() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T18:15'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <TimePicker
          label="Vaccination slot"
          ampm={false}
          value={time}
          onChange={setTime}
          slotProps={{ textField: { helperText: 'From 08:30 to 17:00' } }}
          {...hours}
        />
        <TimeClock
          ampm={false}
          value={time}
          onChange={setTime}
          views={['hours']}
          sx={{ width: '100%', maxWidth: 320 }}
          {...hours}
        />
      </Stack>
    </LocalizationProvider>
  );
}
