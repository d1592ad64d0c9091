import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function TabIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 600 }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2024-07-06T10:30')}
          slotProps={{
            tabs: {
              hidden: false,
              dateIcon: <DirectionsBoatIcon />,
              timeIcon: <HourglassEmptyIcon />,
            },
          }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
