import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimePicker,
  type TimePickerProps,
} from '@mui/x-date-pickers/TimePicker';

interface TimePickerPlaygroundProps {
  picker?: Partial<TimePickerProps<Dayjs>>;
}

export default function TimePickerPlayground({
  picker,
}: TimePickerPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Arrival"
        defaultValue={dayjs('2024-09-19T14:30')}
        {...picker}
      />
    </LocalizationProvider>
  );
}
