import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const premiere = dayjs('2024-03-08');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <DateField label="Locale" defaultValue={premiere} />
        <DateField
          label="Year first"
          defaultValue={premiere}
          format="YYYY-MM-DD"
        />
        <DateField
          label="Month as a word"
          defaultValue={premiere}
          format="D MMMM YYYY"
        />
        <DateField label="No day" defaultValue={premiere} format="MM/YYYY" />
      </Box>
    </LocalizationProvider>
  );
}
