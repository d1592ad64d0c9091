import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start || !end || !start.isValid() || !end.isValid()) {
    const missing = start && start.isValid() ? 'last' : 'first';
    return `The ${missing} day is missing or incomplete.`;
  }
  if (end.isBefore(start)) {
    return 'The last day is before the first.';
  }
  return `${end.diff(start, 'day') + 1} days on loan.`;
}

export default function ControlledLoan() {
  const [loan, setLoan] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-10-14'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 420 }}>
        <DateRangePicker
          localeText={{ start: 'Loan from', end: 'Loan to' }}
          value={loan}
          onChange={(newLoan) => setLoan(newLoan)}
        />
        <Typography aria-live="polite">{describe(loan)}</Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button
            variant="outlined"
            onClick={() => setLoan([dayjs('2024-10-14'), dayjs('2024-11-10')])}
          >
            Four weeks
          </Button>
          <Button onClick={() => setLoan([null, null])}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
