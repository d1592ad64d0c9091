import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const vaccination = dayjs('2024-02-08');

export default function AccessibleStructure() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="One input" defaultValue={vaccination} />
        <DateField
          label="One element for each section"
          defaultValue={vaccination}
          enableAccessibleFieldDOMStructure
        />
      </Stack>
    </LocalizationProvider>
  );
}
