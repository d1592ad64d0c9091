import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { frFR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function LoudActions({ className, onAccept, onClear }: PickersActionBarProps) {
  const translations = usePickersTranslations();

  return (
    <Box className={className} sx={{ display: 'flex', gap: 1, p: 2, pt: 0 }}>
      <Button fullWidth variant="outlined" onClick={onClear}>
        {translations.clearButtonLabel}
      </Button>
      <Button fullWidth variant="contained" onClick={onAccept}>
        {translations.okButtonLabel}
      </Button>
    </Box>
  );
}

export default function TranslatedSlot() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, frFR),
    [outerTheme],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ maxWidth: 320, minHeight: 400, mx: 'auto' }}>
          <StaticDatePicker
            defaultValue={dayjs('2024-09-19')}
            referenceDate={dayjs('2024-09-19')}
            slots={{ actionBar: LoudActions }}
            slotProps={{ toolbar: { hidden: true } }}
            sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
