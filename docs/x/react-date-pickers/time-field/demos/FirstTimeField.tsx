import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const bell = dayjs('2024-09-19T08:05');

export default function FirstTimeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 288, marginInline: 'auto', paddingBlock: 2 }}>
        <TimeField label="First lesson" defaultValue={bell} fullWidth />
      </Box>
    </LocalizationProvider>
  );
}
