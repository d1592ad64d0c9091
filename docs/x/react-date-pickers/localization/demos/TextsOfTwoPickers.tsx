import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const shift = dayjs('2024-09-19T06:00');
const frame = {
  width: '100%',
  minWidth: 0,
  '& .MuiTimeClock-root': { width: '100%' },
};

export default function TextsOfTwoPickers() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ cancelButtonLabel: 'Back', okButtonLabel: 'Save' }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        }}
      >
        <StaticTimePicker
          defaultValue={shift}
          localeText={{ toolbarTitle: 'Shift starts' }}
          sx={frame}
        />
        <StaticTimePicker
          defaultValue={shift.add(8, 'hour')}
          localeText={{ toolbarTitle: 'Shift ends', okButtonLabel: 'Finish' }}
          sx={frame}
        />
      </Box>
    </LocalizationProvider>
  );
}
