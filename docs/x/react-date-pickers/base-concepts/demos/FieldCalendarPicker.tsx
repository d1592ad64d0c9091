import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldCalendarPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-14'));
  const shared = { value: day, onChange: setDay };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <Stack spacing={2}>
          <Typography component="p" variant="subtitle2">
            Type it: a field
          </Typography>
          <DateField label="Harvest, field" {...shared} />
          <Typography component="p" variant="subtitle2">
            Both: a picker
          </Typography>
          <DatePicker label="Harvest, picker" {...shared} />
        </Stack>
        <Box component="section" aria-label="Calendar alone">
          <Typography component="p" variant="subtitle2">
            Choose it: a calendar
          </Typography>
          <DateCalendar
            {...shared}
            disableHighlightToday
            sx={{ width: '100%', maxWidth: 320, marginInline: 0 }}
          />
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
