import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OnlyUsableDates() {
  const [typed, setTyped] = React.useState<Dayjs | null>(dayjs('2024-04-08'));
  const [usable, setUsable] = React.useState<Dayjs | null>(typed);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker
          label="Bird count in April 2024"
          minDate={dayjs('2024-04-01')}
          maxDate={dayjs('2024-04-30')}
          value={typed}
          onChange={(newDay, context) => {
            setTyped(newDay);
            if (context.validationError === null) {
              setUsable(newDay);
            }
          }}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {usable
            ? `Counts of ${usable.format('dddd, D MMMM')}`
            : 'Counts of the whole month'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
