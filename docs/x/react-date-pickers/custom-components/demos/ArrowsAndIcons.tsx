import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import WestIcon from '@mui/icons-material/West';
import EastIcon from '@mui/icons-material/East';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const arrows = { leftArrowIcon: WestIcon, rightArrowIcon: EastIcon };

export default function ArrowsAndIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        }}
      >
        <DateCalendar
          defaultValue={dayjs('2024-02-20')}
          slots={{ ...arrows, switchViewIcon: ExpandMoreIcon }}
          slotProps={{
            previousIconButton: { color: 'primary' },
            nextIconButton: { color: 'primary' },
            switchViewButton: { color: 'primary' },
          }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <TimeClock
          showViewSwitcher
          defaultValue={dayjs('2024-02-20T16:45')}
          slots={arrows}
          slotProps={{
            leftArrowIcon: { fontSize: 'small' },
            rightArrowIcon: { fontSize: 'small' },
          }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
