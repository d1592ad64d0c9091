import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarProps,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface DateCalendarPlaygroundProps {
  calendar?: Partial<DateCalendarProps<Dayjs>>;
}

export default function DateCalendarPlayground({
  calendar,
}: DateCalendarPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-09-19')}
        sx={{ width: '100%', maxWidth: 320 }}
        {...calendar}
      />
    </LocalizationProvider>
  );
}
