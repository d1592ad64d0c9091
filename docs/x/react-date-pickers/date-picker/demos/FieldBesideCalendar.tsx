import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldBesideCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-09-19'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        useFlexGap
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <DateField label="Observation day" value={day} onChange={setDay} />
        <DateCalendar
          value={day}
          onChange={setDay}
          sx={{ width: '100%', maxWidth: 320, marginInline: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
