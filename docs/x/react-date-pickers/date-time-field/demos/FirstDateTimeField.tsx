import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quake = dayjs('2024-09-19T14:25');

export default function FirstDateTimeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 288, marginInline: 'auto', paddingBlock: 2 }}>
        <DateTimeField label="Reading taken" defaultValue={quake} fullWidth />
      </Box>
    </LocalizationProvider>
  );
}
