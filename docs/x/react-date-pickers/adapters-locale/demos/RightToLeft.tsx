import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const mirrored = createCache({
  key: 'hebrew-dates',
  stylisPlugins: [prefixer, rtlPlugin],
});

const day = dayjs('2024-09-19');

export default function RightToLeft() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, { direction: 'rtl' }, heIL),
    [outerTheme],
  );

  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <Stack
            dir="rtl"
            lang="he"
            spacing={2}
            sx={{ maxWidth: 320, mx: 'auto', pt: 1 }}
          >
            <DateField label="תאריך" defaultValue={day} />
            <DateCalendar defaultValue={day} sx={{ width: '100%' }} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
