import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const founded = dayjs('2011-05-01');

export default function FieldStates() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Disabled" defaultValue={founded} disabled />
        <DateField label="Read only" defaultValue={founded} readOnly />
        <DateField
          label="On or after 1 May 2011"
          defaultValue={dayjs('2010-12-24')}
          minDate={founded}
          onError={setError}
          helperText={error ? `onError: ${error}` : 'Accepted'}
        />
      </Stack>
    </LocalizationProvider>
  );
}
