import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const frost = dayjs('2024-10-21T05:30');

export default function TimePartRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
        }}
      >
        <DesktopDateTimePicker
          label="Clock face"
          defaultValue={frost}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <DesktopDateTimePicker
          label="List of times"
          defaultValue={frost}
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
        />
        <DesktopDateTimePicker
          label="Type the time"
          defaultValue={frost}
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
        />
      </Box>
    </LocalizationProvider>
  );
}
