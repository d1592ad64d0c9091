import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface DatePickerPlaygroundProps {
  picker?: Partial<DatePickerProps<Dayjs>>;
}

export default function DatePickerPlayground({
  picker,
}: DatePickerPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Arrival"
        defaultValue={dayjs('2024-09-19')}
        {...picker}
      />
    </LocalizationProvider>
  );
}
