import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const census = dayjs('2024-05-09');

export default function FourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <Stack spacing={2}>
          <DatePicker label="Responsive" defaultValue={census} />
          <DesktopDatePicker label="Desktop" defaultValue={census} />
          <MobileDatePicker label="Mobile" defaultValue={census} />
        </Stack>
        <StaticDatePicker
          defaultValue={census}
          localeText={{ toolbarTitle: 'Static' }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
