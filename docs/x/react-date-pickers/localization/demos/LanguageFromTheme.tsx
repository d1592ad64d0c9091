import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { deDE, enUS, esES, jaJP } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const languages = { enUS, deDE, esES, jaJP };
type Language = keyof typeof languages;

export default function LanguageFromTheme() {
  const [language, setLanguage] = React.useState<Language>('esES');
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, languages[language]),
    [outerTheme, language],
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 560 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the texts"
        value={language}
        onChange={(_, next: Language | null) => next && setLanguage(next)}
      >
        {Object.keys(languages).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box sx={{ width: '100%', maxWidth: 320 }}>
            <StaticDatePicker
              defaultValue={dayjs('2024-09-19')}
              slotProps={{
                actionBar: { actions: ['clear', 'cancel', 'accept'] },
              }}
              sx={{
                minWidth: 0,
                '& .MuiDateCalendar-root': { width: '100%' },
              }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
