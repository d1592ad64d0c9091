import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function StaticConcert() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDateTimePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          ampm={false}
          defaultValue={dayjs('2024-12-05T19:30')}
          localeText={{ toolbarTitle: 'Concert begins' }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{
            width: hasRoom ? 'auto' : '100%',
            minWidth: 0,
            '& .MuiPickersLayout-toolbar': {
              maxWidth: 'none',
              whiteSpace: 'nowrap',
            },
            '& .MuiDateCalendar-root, & .MuiTimeClock-root': {
              width: hasRoom ? 320 : '100%',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
