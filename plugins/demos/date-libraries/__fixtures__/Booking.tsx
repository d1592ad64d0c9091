import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { opens } from './season';

const noon = dayjs('2024-09-19T12:00');

export default function Booking() {
  const [value, setValue] = React.useState<Dayjs | null>(noon);
  const isOpen = value?.isBefore(opens, 'day') ?? false;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={value}
        onChange={setValue}
        format="DD.MM.YYYY [at] HH:mm"
        minDate={noon.subtract(2, 'months').startOf('month')}
        maxDate={noon.set('hour', 8).month(11)}
        slotProps={{ toolbar: { toolbarFormat: 'ddd D MMM' } }}
      />
      {isOpen} {noon.format('D MMMM YYYY')} {value?.year()} {noon.day()}
      {value && value.isValid() ? value.format('h:mm A') : ''}
      {value?.format('dd')}
    </LocalizationProvider>
  );
}
