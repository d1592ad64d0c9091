import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import {
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

const curtain = dayjs('2024-11-02T19:30');

export default function ClockOrColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <DesktopTimePicker
          label="Desktop with a clock face"
          defaultValue={curtain}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <TimePicker
          label="Columns on every device"
          defaultValue={curtain}
          ampm={false}
          viewRenderers={{
            hours: renderMultiSectionDigitalClockTimeView,
            minutes: renderMultiSectionDigitalClockTimeView,
            seconds: renderMultiSectionDigitalClockTimeView,
          }}
        />
        <DesktopTimePicker
          label="Typing only"
          defaultValue={curtain}
          viewRenderers={{ hours: null, minutes: null, seconds: null }}
        />
      </Box>
    </LocalizationProvider>
  );
}
