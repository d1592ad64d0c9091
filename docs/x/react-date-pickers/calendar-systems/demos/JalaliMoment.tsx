import * as React from 'react';
import moment from 'moment-jalaali';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

moment.loadPersian({ dialect: 'persian-modern' });
// It made Persian the language of all dates; the adapter does not need that.
moment.locale('en');

const mirrored = createCache({
  key: 'jalali-moment',
  stylisPlugins: [prefixer, rtlPlugin],
});

// 2 Farvardin 1403
const visit = moment('2024-03-21T15:30');

export default function JalaliMoment() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, faIR),
    [outerTheme],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
          <Stack
            dir="rtl"
            lang="fa"
            spacing={2}
            sx={{ maxWidth: 320, mx: 'auto', pt: 1 }}
          >
            <DateTimeField label="زمان بازدید" defaultValue={visit} />
            <DateCalendar defaultValue={visit} sx={{ width: '100%' }} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
