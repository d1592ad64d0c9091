import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const inspection = dayjs('2024-10-08');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <DesktopDatePicker
          label="DesktopDatePicker"
          defaultValue={inspection}
          sx={{ '& .MuiOutlinedInput-root': { borderRadius: 2 } }}
        />
        <MobileDatePicker label="MobileDatePicker" defaultValue={inspection} />
        <DatePicker label="DatePicker" defaultValue={inspection} />
      </Box>
    </LocalizationProvider>
  );
}
