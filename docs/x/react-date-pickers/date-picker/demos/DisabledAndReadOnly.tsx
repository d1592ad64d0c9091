import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const contractEnd = dayjs('2025-03-31');

export default function DisabledAndReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        }}
      >
        <DatePicker label="Editable" defaultValue={contractEnd} />
        <DatePicker label="Disabled" defaultValue={contractEnd} disabled />
        <DatePicker label="Read only" defaultValue={contractEnd} readOnly />
      </Box>
    </LocalizationProvider>
  );
}
