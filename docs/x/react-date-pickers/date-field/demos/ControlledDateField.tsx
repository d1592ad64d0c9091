import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null): string {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD HH:mm') : 'an invalid date';
}

export default function ControlledDateField() {
  const [sample, setSample] = React.useState<Dayjs | null>(
    dayjs('2024-06-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Water sample"
          value={sample}
          onChange={(newValue) => setSample(newValue)}
        />
        <Typography aria-live="polite">State: {describe(sample)}</Typography>
        <Button
          variant="outlined"
          onClick={() => setSample(dayjs('2024-06-17T15:30'))}
        >
          Last sample
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
