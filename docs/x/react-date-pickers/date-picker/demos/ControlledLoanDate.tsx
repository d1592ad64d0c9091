import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function describe(date: Dayjs | null): string {
  if (date === null) {
    return 'null: the field is empty';
  }
  return date.isValid()
    ? date.format('dddd, D MMMM YYYY')
    : 'an invalid date: a section is missing or wrong';
}

export default function ControlledLoanDate() {
  const [dueDate, setDueDate] = React.useState<Dayjs | null>(
    dayjs('2024-09-19'),
  );
  const canExtend = dueDate !== null && dueDate.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker
          label="Book due back"
          value={dueDate}
          onChange={(newValue) => setDueDate(newValue)}
        />
        <Typography aria-live="polite" sx={{ minHeight: 48 }}>
          State holds {describe(dueDate)}.
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          <Button
            variant="outlined"
            disabled={!canExtend}
            onClick={() => setDueDate(dueDate?.add(1, 'week') ?? null)}
          >
            Extend by a week
          </Button>
          <Button onClick={() => setDueDate(null)}>Empty</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
