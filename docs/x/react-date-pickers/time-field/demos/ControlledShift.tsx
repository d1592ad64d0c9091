import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const midnight = dayjs('2024-09-19T00:00');

export default function ControlledShift() {
  const [begin, setBegin] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T07:30'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(null);
  const minutes = begin && end ? end.diff(begin, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <TimeField
          label="Shift begins"
          ampm={false}
          value={begin}
          onChange={(newBegin) => setBegin(newBegin)}
          referenceDate={midnight}
        />
        <TimeField
          label="Shift ends"
          ampm={false}
          value={end}
          onChange={(newEnd) => setEnd(newEnd)}
          referenceDate={midnight}
          clearable
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {Number.isNaN(minutes)
            ? 'Enter both times.'
            : `${(minutes / 60).toFixed(2)} hours`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
