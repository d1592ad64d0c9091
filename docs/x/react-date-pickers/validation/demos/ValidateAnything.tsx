import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const rules = {
  disablePast: false,
  disableFuture: false,
  minDate: dayjs('2024-03-01'),
  maxDate: dayjs('2024-03-31'),
};

function LeaseForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-03-18'));
  const { getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value: day,
    timezone: 'default',
    props: rules,
  });
  const later = day?.add(1, 'week') ?? null;
  const canMove =
    later !== null && getValidationErrorForNewValue(later) === null;

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <DateField label="Lease from" value={day} onChange={setDay} {...rules} />
      <Button
        variant="outlined"
        disabled={!canMove}
        onClick={() => setDay(later)}
        sx={{ alignSelf: 'start' }}
      >
        One week later
      </Button>
    </Stack>
  );
}

export default function ValidateAnything() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <LeaseForm />
    </LocalizationProvider>
  );
}
