import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

interface DateRangePickerPlaygroundProps {
  picker?: Partial<DateRangePickerProps<Dayjs>>;
}

export default function DateRangePickerPlayground({
  picker,
}: DateRangePickerPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Arrival', end: 'Departure' }}
        defaultValue={[dayjs('2024-09-19'), dayjs('2024-09-24')]}
        {...picker}
      />
    </LocalizationProvider>
  );
}
