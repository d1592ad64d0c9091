import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const survey = dayjs('2024-09-05');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        <DateField label="Default" format="M/D/YYYY" defaultValue={survey} />
        <DateField
          label="shouldRespectLeadingZeros"
          format="M/D/YYYY"
          shouldRespectLeadingZeros
          defaultValue={survey}
        />
      </Box>
    </LocalizationProvider>
  );
}
