import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as parts } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function SideActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-05-11')}
          localeText={{ toolbarTitle: 'Tree planting' }}
          slotProps={{
            actionBar: {
              actions: ['clear', 'cancel', 'accept'],
              disableSpacing: true,
            },
            layout: {
              sx: {
                [`& .${parts.toolbar}`]: { gridColumn: '1 / 4', gridRow: 3 },
                [`& .${parts.actionBar}`]: {
                  gridColumn: { xs: '1 / 4', sm: 3 },
                  gridRow: { xs: 1, sm: 2 },
                  flexDirection: { xs: 'row', sm: 'column' },
                  justifyContent: 'flex-start',
                  alignItems: 'stretch',
                },
              },
            },
          }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: { xs: 288, sm: 320 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
