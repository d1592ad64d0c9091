import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 480 }}>
        <StaticDatePicker
          referenceDate={dayjs('2024-03-09')}
          localeText={{ toolbarTitle: 'Seed exchange' }}
          slotProps={{
            actionBar: { actions: [] },
            toolbar: {
              toolbarFormat: 'dddd D MMM',
              toolbarPlaceholder: 'Pick a day',
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
