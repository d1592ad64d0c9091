import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <TimeClock
          ampm={false}
          defaultValue={dayjs('2024-09-19T09:15')}
          openTo="minutes"
          minutesStep={15}
          showViewSwitcher
          slots={{ leftArrowIcon: ChevronLeft, rightArrowIcon: ChevronRight }}
          slotProps={{
            previousIconButton: { size: 'small' },
            nextIconButton: { size: 'small' },
          }}
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
