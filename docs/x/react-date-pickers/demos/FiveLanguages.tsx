import * as React from 'react';
import { DateTime } from 'luxon';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, elGR, enUS, fiFI, frFR } from '@mui/x-date-pickers/locales';

const languages = {
  en: { name: 'English', label: 'First snow', texts: enUS },
  de: { name: 'Deutsch', label: 'Erster Schnee', texts: deDE },
  fi: { name: 'Suomi', label: 'Ensilumi', texts: fiFI },
  fr: { name: 'Français', label: 'Première neige', texts: frFR },
  el: { name: 'Ελληνικά', label: 'Πρώτο χιόνι', texts: elGR },
} as const;
const codes = ['en', 'de', 'fi', 'fr', 'el'] as const;

export default function FiveLanguages() {
  const [code, setCode] = React.useState<(typeof codes)[number]>('fi');
  const [day, setDay] = React.useState<DateTime | null>(
    DateTime.local(2024, 11, 5),
  );
  const { label, texts } = languages[code];

  return (
    <LocalizationProvider
      dateAdapter={AdapterLuxon}
      adapterLocale={code}
      localeText={
        texts.components.MuiLocalizationProvider.defaultProps.localeText
      }
    >
      <Stack spacing={2} alignItems="center">
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={code}
          onChange={(_event, next) => setCode(next ?? code)}
          sx={{ flexWrap: 'wrap' }}
        >
          {codes.map((value) => (
            <ToggleButton
              key={value}
              value={value}
              lang={value}
              sx={{ textTransform: 'none' }}
            >
              {languages[value].name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box component="section" lang={code} aria-label={label}>
          <DateField fullWidth label={label} value={day} onChange={setDay} />
          <DateCalendar
            value={day}
            onChange={setDay}
            sx={{ width: '100%', maxWidth: 320 }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
