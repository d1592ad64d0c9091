import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticHarvestDate() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <StaticDatePicker
          defaultValue={dayjs('2024-09-19')}
          onAccept={setAccepted}
          localeText={{ toolbarTitle: 'Grape harvest' }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {accepted
            ? `Booked for ${accepted.format('D MMMM YYYY')}`
            : 'Nothing booked yet: press OK'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
