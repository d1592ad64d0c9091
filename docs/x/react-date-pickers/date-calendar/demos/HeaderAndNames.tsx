import dayjs, { type Dayjs } from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import WestIcon from '@mui/icons-material/West';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const slots = {
  leftArrowIcon: WestIcon,
  rightArrowIcon: EastIcon,
  switchViewIcon: ExpandMoreIcon,
};

export default function HeaderAndNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="Excavation"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DateCalendar
          defaultValue={dayjs('2024-07-18')}
          dayOfWeekFormatter={(weekday: Dayjs) => weekday.format('ddd')}
          slots={slots}
          slotProps={{
            calendarHeader: { format: 'MMM YYYY' },
            previousIconButton: { size: 'small', color: 'primary' },
            nextIconButton: { size: 'small', color: 'primary' },
            switchViewButton: { color: 'primary' },
          }}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
