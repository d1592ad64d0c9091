import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2024-09-02');
const closes = dayjs('2024-09-27');

function hint(error: DateValidationError): string {
  switch (error) {
    case 'minDate':
      return 'Enrolment opens on 2 September.';
    case 'maxDate':
      return 'Enrolment closes on 27 September.';
    case 'invalidDate':
      return 'Enter a complete, existing date.';
    default:
      return 'Any day from 2 to 27 September 2024.';
  }
}

export default function HelperTextFromError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, minHeight: 84 }}>
        <DatePicker
          label="Enrolment day"
          defaultValue={dayjs('2024-10-03')}
          minDate={opens}
          maxDate={closes}
          onError={setError}
          slotProps={{
            textField: { fullWidth: true, helperText: hint(error) },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
