import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slot = dayjs('2024-09-19T10:30');

export default function ShorterLists() {
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
          label="Columns, every 10 minutes"
          defaultValue={slot}
          timeSteps={{ minutes: 10 }}
        />
        <DesktopTimePicker
          label="One list, every hour"
          defaultValue={slot}
          timeSteps={{ minutes: 60 }}
        />
        <DesktopTimePicker
          label="One list, half hours"
          defaultValue={slot}
          minTime={dayjs('2024-09-19T09:00')}
          maxTime={dayjs('2024-09-19T17:00')}
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          skipDisabled
        />
      </Box>
    </LocalizationProvider>
  );
}
