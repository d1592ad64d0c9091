import * as React from 'react';

import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'jalali-date-fns',
  stylisPlugins: [prefixer, rtlPlugin],
});

// 2 Farvardin 1403
const visit = new Date(2024, 2, 21, 15, 30);

export default function JalaliDateFns() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, faIR),
    [outerTheme],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
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
