import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LandscapeStatic() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 390 }}>
        <StaticDatePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2024-12-05')}
          localeText={{ toolbarTitle: 'Concert night' }}
          slotProps={{
            actionBar: { actions: [] },
            toolbar: { toolbarFormat: 'D MMM' },
          }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
