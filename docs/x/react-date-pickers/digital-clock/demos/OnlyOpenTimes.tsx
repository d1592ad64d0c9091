import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';

const opens = dayjs('2024-09-19T09:00');
const visit = dayjs('2024-09-19T11:00');
// Name the entries by what they show, 09 rather than 9 hours.
const plainNames = { digitalClockSectionItem: { 'aria-label': undefined } };

function isRest(time: Dayjs, view: TimeView) {
  return view === 'hours' && (time.hour() < 9 || time.hour() === 13);
}

export default function OnlyOpenTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <div>
          <Typography variant="body2">From 9 o’clock</Typography>
          <DigitalClock
            ampm={false}
            defaultValue={visit}
            minTime={opens}
            timeStep={60}
            skipDisabled
            sx={{ width: 120, mx: 0 }}
          />
        </div>
        <div>
          <Typography variant="body2">Closed at 13</Typography>
          <MultiSectionDigitalClock
            aria-label="Visit"
            slotProps={plainNames}
            ampm={false}
            defaultValue={visit}
            shouldDisableTime={isRest}
            skipDisabled
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
