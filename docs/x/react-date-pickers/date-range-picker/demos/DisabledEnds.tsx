import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const signed = dayjs('2024-01-15');
const contract: DateRange<Dayjs> = [signed, dayjs('2024-02-20')];

export default function DisabledEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          disabled
          localeText={{ start: 'Disabled: from', end: 'Disabled: to' }}
          defaultValue={contract}
        />
        <DateRangePicker
          readOnly
          localeText={{ start: 'Read only: from', end: 'Read only: to' }}
          defaultValue={contract}
        />
        <DateRangePicker
          localeText={{ start: 'Signed', end: 'Ends' }}
          defaultValue={contract}
          minDate={signed}
          rangePosition="end"
          disableDragEditing
          slotProps={{
            textField: ({ position }) => ({ disabled: position === 'start' }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
