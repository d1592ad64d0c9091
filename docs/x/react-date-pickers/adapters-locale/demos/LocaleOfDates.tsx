import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import 'dayjs/locale/pt-br';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const locales = ['en', 'en-gb', 'de', 'pt-br', 'ko'];
const moment = dayjs('2024-09-19T15:30');

export default function LocaleOfDates() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 550 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale of the dates"
          value={locale}
          onChange={(_, next: string | null) => next && setLocale(next)}
        >
          {locales.map((name) => (
            <ToggleButton key={name} value={name} sx={{ px: 1 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
          <DateField label="Date" defaultValue={moment} />
          <TimeField label="Time" defaultValue={moment} />
          <DateCalendar defaultValue={moment} sx={{ width: '100%' }} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
