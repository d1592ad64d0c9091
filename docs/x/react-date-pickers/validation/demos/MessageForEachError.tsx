import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

type Messages = Partial<Record<NonNullable<DateTimeValidationError>, string>>;

const messages: Messages = {
  invalidDate: 'Fill in date and time.',
  minDate: 'The survey begins on 3 June.',
  maxDate: 'The survey ends on 28 June.',
  shouldDisableDate: 'Boats do not sail at weekends.',
  minTime: 'The earliest departure is at 06:00.',
  maxTime: 'The last departure is at 16:00.',
  minutesStep: 'Boats leave every quarter of an hour.',
};

export default function MessageForEachError() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const hint = 'A weekday in June, from 06:00 to 16:00';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, minHeight: 84 }}>
        <DateTimePicker
          label="Whale survey"
          ampm={false}
          defaultValue={dayjs('2024-06-12T09:20')}
          minDate={dayjs('2024-06-03')}
          maxDate={dayjs('2024-06-28')}
          shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
          minTime={dayjs('2024-06-03T06:00')}
          maxTime={dayjs('2024-06-03T16:00')}
          minutesStep={15}
          onError={setError}
          slotProps={{
            textField: {
              fullWidth: true,
              helperText: error ? (messages[error] ?? 'Not possible') : hint,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
