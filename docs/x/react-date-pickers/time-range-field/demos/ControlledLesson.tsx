import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const lessonDay = dayjs('2024-09-19');

function describe([start, end]: DateRange<Dayjs>): string {
  if (!start || !end || !start.isValid() || !end.isValid()) {
    return 'Enter both times.';
  }
  return `${end.diff(start, 'minute')} minutes on ${start.format('D MMMM')}`;
}

export default function ControlledLesson() {
  const [lesson, setLesson] = React.useState<DateRange<Dayjs>>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Violin lesson"
          fullWidth
          ampm={false}
          referenceDate={lessonDay}
          value={lesson}
          onChange={(newLesson) => setLesson(newLesson)}
        />
        <Typography aria-live="polite">{describe(lesson)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
