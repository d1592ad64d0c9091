import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function PropsForSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-09-13')}
        slotProps={{
          textField: {
            helperText: 'We deliver from Monday to Saturday.',
            size: 'small',
          },
          openPickerButton: { color: 'primary' },
          actionBar: { actions: ['clear', 'today'] },
        }}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
