import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const news = dayjs('2024-09-19T20:00');
// Name the entries by what they show, 02 rather than 2 hours.
const plainNames = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function ClockHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {[true, false].map((ampm) => (
          <section key={String(ampm)} aria-label={ampm ? '12 h' : '24 h'}>
            <Typography variant="body2">ampm={String(ampm)}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <DigitalClock
                ampm={ampm}
                defaultValue={news}
                sx={{ width: 132, mx: 0 }}
              />
              <MultiSectionDigitalClock
                aria-label="News"
                slotProps={plainNames}
                ampm={ampm}
                defaultValue={news}
              />
            </Box>
          </section>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
