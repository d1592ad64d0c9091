import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const surgery = dayjs('2024-10-08T07:45');

export default function DateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
        }}
      >
        <DesktopDateTimePicker
          label="DesktopDateTimePicker"
          defaultValue={surgery}
        />
        <MobileDateTimePicker
          label="MobileDateTimePicker"
          defaultValue={surgery}
        />
        <DateTimePicker label="DateTimePicker" defaultValue={surgery} />
      </Box>
    </LocalizationProvider>
  );
}
