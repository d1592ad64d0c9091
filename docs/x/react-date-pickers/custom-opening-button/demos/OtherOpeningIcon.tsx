import dayjs from 'dayjs';
import AgricultureIcon from '@mui/icons-material/Agriculture';
import ScheduleSendIcon from '@mui/icons-material/ScheduleSend';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OtherOpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ maxWidth: 560, marginInline: 'auto' }}
      >
        <DatePicker
          label="Harvest"
          defaultValue={dayjs('2024-09-19')}
          slots={{ openPickerIcon: AgricultureIcon }}
        />
        <DateTimePicker
          label="Newsletter goes out"
          defaultValue={dayjs('2024-09-20T07:00')}
          slots={{ openPickerIcon: ScheduleSendIcon }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
