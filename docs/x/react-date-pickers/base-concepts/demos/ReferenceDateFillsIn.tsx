import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const surgeryDay = dayjs('2024-04-17T08:30');

function tell(value: Dayjs | null): string {
  return value && value.isValid()
    ? value.format('YYYY-MM-DD HH:mm:ss')
    : 'no date yet';
}

export default function ReferenceDateFillsIn() {
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [moment, setMoment] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 360 }}>
        <TimePicker
          label="Admission"
          referenceDate={surgeryDay}
          slotProps={{ field: { referenceDate: surgeryDay } }}
          value={time}
          onChange={setTime}
        />
        <Typography variant="body2" aria-live="polite">
          Time: {tell(time)}
        </Typography>
        <DateTimePicker
          label="Discharge"
          referenceDate={surgeryDay}
          slotProps={{ field: { referenceDate: surgeryDay } }}
          value={moment}
          onChange={setMoment}
        />
        <Typography variant="body2" aria-live="polite">
          Date and time: {tell(moment)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
