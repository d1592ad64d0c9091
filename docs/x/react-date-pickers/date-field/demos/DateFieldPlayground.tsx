import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface DateFieldPlaygroundProps {
  field?: Partial<DateFieldProps<Dayjs>>;
}

export default function DateFieldPlayground({
  field,
}: DateFieldPlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Expedition"
        defaultValue={dayjs('2024-09-05')}
        {...field}
      />
    </LocalizationProvider>
  );
}
