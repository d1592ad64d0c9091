import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const landing = dayjs('2024-09-19T21:08:05');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateTimeField label="By the locale" defaultValue={landing} />
        <DateTimeField
          label="24 hours, by the locale"
          ampm={false}
          defaultValue={landing}
        />
        <DateTimeField
          label="YYYY-MM-DD HH:mm:ss"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={landing}
        />
        <DateTimeField
          label="D MMMM YYYY, hh:mm A"
          format="D MMMM YYYY, hh:mm A"
          defaultValue={landing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
