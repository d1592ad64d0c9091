import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePicker,
  type DateTimePickerProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface DateTimePickerPlaygroundProps {
  picker?: Partial<DateTimePickerProps<Dayjs>>;
}

export default function DateTimePickerPlayground({
  picker,
}: DateTimePickerPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Arrival"
        defaultValue={dayjs('2024-09-19T14:30')}
        {...picker}
      />
    </LocalizationProvider>
  );
}
