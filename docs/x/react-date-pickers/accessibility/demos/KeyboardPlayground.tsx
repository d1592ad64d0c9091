import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const full = { width: '100%', maxWidth: 320, marginInline: 0 };

export default function KeyboardPlayground() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-10-16'));
  const [lastKey, setLastKey] = React.useState('none');
  const shared = { value: day, onChange: setDay };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        onKeyDown={(event) => setLastKey(event.key)}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <Stack spacing={2}>
          <DateField
            label="Field"
            enableAccessibleFieldDOMStructure
            {...shared}
          />
          <DesktopDatePicker label="Picker" {...shared} />
          <Typography component="div" variant="body2">
            Last key: <kbd>{lastKey === ' ' ? 'Space' : lastKey}</kbd>
            <br />
            Value:{' '}
            {day && day.isValid()
              ? day.format('dddd, D MMMM YYYY')
              : `${day === null ? 'null' : 'an invalid date'}`}
          </Typography>
        </Stack>
        <section aria-label="Calendar">
          <DateCalendar {...shared} sx={full} />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
