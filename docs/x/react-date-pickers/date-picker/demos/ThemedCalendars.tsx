import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const samples = [
  {
    name: 'Harbour',
    radius: 4,
    light: { primary: { main: '#00585c' }, background: { paper: '#e6f4f4' } },
    dark: { primary: { main: '#4dd0e1' }, background: { paper: '#0c2a2e' } },
  },
  {
    name: 'Orchard',
    radius: 15,
    light: { primary: { main: '#33591e' }, background: { paper: '#f0f6e6' } },
    dark: { primary: { main: '#aed581' }, background: { paper: '#1b2a12' } },
  },
  {
    name: 'Brick',
    radius: 0,
    light: { primary: { main: '#8f2d12' }, background: { paper: '#faeee9' } },
    dark: { primary: { main: '#ffab91' }, background: { paper: '#33170e' } },
  },
];

const cell = { width: 30, height: 30 };

function themed(outer: Theme, sample: (typeof samples)[number]): Theme {
  const { mode } = outer.palette;

  return createTheme({
    direction: outer.direction,
    typography: { fontFamily: outer.typography.fontFamily },
    palette: { mode, ...sample[mode] },
    components: {
      MuiDateCalendar: { styleOverrides: { root: { width: '100%' } } },
      MuiPickersDay: {
        styleOverrides: { root: { borderRadius: sample.radius, ...cell } },
      },
      MuiDayCalendar: { styleOverrides: { weekDayLabel: cell } },
    },
  });
}

export default function ThemedCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        }}
      >
        {samples.map((sample) => (
          <ThemeProvider
            key={sample.name}
            theme={(outer: Theme) => themed(outer, sample)}
          >
            <section aria-label={`${sample.name} theme`}>
              <StaticDatePicker
                displayStaticWrapperAs="desktop"
                defaultValue={dayjs('2024-09-19')}
                slotProps={{ calendarHeader: { format: 'MMM YYYY' } }}
                sx={{ minWidth: 0 }}
              />
            </section>
          </ThemeProvider>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
