import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const highTide = dayjs('2024-03-11T06:25');

export default function OneValueFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
        }}
      >
        <DateField label="Day of the tide" defaultValue={highTide} />
        <TimeField label="Time of the tide" defaultValue={highTide} />
        <DateTimeField label="Day and time" defaultValue={highTide} />
      </Box>
    </LocalizationProvider>
  );
}
