import * as React from 'react';
import 'moment/locale/ar-sa'; // before moment-hijri, which adds to it
import moment from 'moment-hijri';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';

import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

// The import made Arabic the language of all dates; the adapter does not need that.
moment.locale('en');

const mirrored = createCache({
  key: 'hijri',
  stylisPlugins: [prefixer, rtlPlugin],
});

// 11 Ramadan 1445
const visit = moment('2024-03-21T15:30');
const limits = {
  minDate: moment('1938-01-01'),
  maxDate: moment('2076-11-01'),
};

export default function HijriMoment() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }),
    [outerTheme],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterMomentHijri}>
          <Stack
            dir="rtl"
            lang="ar"
            spacing={2}
            sx={{ maxWidth: 320, mx: 'auto', pt: 1 }}
          >
            <DateTimeField
              label="موعد الزيارة"
              defaultValue={visit}
              {...limits}
            />
            <DateCalendar
              defaultValue={visit}
              {...limits}
              sx={{ width: '100%' }}
            />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
