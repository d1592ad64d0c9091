import * as React from 'react';
import { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function show(day: Dayjs | null): string {
  if (day === null) {
    return 'null';
  }
  return day.isValid() ? day.format('D MMMM YYYY') : 'an invalid date';
}

export default function FieldEmissions() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [calls, setCalls] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DateField
          label="Sample taken"
          value={day}
          onChange={(newDay) => {
            setDay(newDay);
            setCalls((count) => count + 1);
          }}
        />
        <Typography aria-live="polite" sx={{ minHeight: 48 }}>
          Calls of onChange: {calls}. The last value is {show(day)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
