import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function TabsWithIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDateTimePicker
          orientation="portrait"
          defaultValue={dayjs('2024-04-23T11:00')}
          slotProps={{
            actionBar: { actions: [] },
            toolbar: { hidden: true },
            tabs: {
              dateIcon: <EventOutlined />,
              timeIcon: <ScheduleOutlined />,
            },
          }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root, & .MuiTimeClock-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
