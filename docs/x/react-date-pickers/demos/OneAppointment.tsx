import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opens = dayjs('2024-09-19T08:00');
const closes = dayjs('2024-09-19T17:30');

export default function OneAppointment() {
  const [visit, setVisit] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T10:30'),
  );
  const shared = { value: visit, onChange: setVisit };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <Stack spacing={2}>
          <DatePicker label="Day" {...shared} />
          <TimePicker label="Time" {...shared} />
          <DateTimePicker label="Day and time" {...shared} />
          <section aria-label="Consultation hours">
            <DigitalClock
              {...shared}
              minTime={opens}
              maxTime={closes}
              skipDisabled
              sx={{ maxHeight: 118 }}
            />
          </section>
        </Stack>
        <section aria-label="Calendar of the practice">
          <DateCalendar
            {...shared}
            sx={{ width: '100%', maxWidth: 320, marginInline: 'auto' }}
          />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
