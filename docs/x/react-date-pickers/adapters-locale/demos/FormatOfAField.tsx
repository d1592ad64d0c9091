import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const survey = dayjs('2024-09-05');

export default function FormatOfAField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <DatePicker label="By the locale" defaultValue={survey} />
        <DatePicker
          label="Same order everywhere"
          format="YYYY-MM-DD"
          defaultValue={survey}
        />
        <DatePicker
          label="With the month in words"
          format="D MMMM YYYY"
          defaultValue={survey}
        />
      </Box>
    </LocalizationProvider>
  );
}
