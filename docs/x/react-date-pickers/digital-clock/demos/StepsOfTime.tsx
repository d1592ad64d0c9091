import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const showing = dayjs('2024-11-02T20:15');
// Name the entries by what they show, 02 rather than 2 hours.
const plainNames = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function StepsOfTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <div>
          <Typography variant="body2">135 minutes apart</Typography>
          <DigitalClock
            ampm={false}
            defaultValue={showing}
            timeStep={135}
            sx={{ width: 140, mx: 0 }}
          />
        </div>
        <div>
          <Typography variant="body2">2 hours, 15 minutes</Typography>
          <MultiSectionDigitalClock
            aria-label="Showing"
            slotProps={plainNames}
            ampm={false}
            defaultValue={showing}
            timeSteps={{ hours: 2, minutes: 15 }}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
