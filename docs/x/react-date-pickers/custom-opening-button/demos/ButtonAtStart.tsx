import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ButtonAtStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: 560 }}
      >
        <DatePicker
          label="Button first"
          defaultValue={dayjs('2024-03-02')}
          slotProps={{ inputAdornment: { position: 'start' } }}
        />
        <DatePicker
          label="Coloured button"
          defaultValue={dayjs('2024-03-02')}
          slotProps={{
            openPickerButton: { color: 'primary', size: 'small' },
            openPickerIcon: { fontSize: 'small' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
