import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const hints: Record<string, string> = {
  minDate: 'Not before 6 May',
  maxDate: 'Not after 8 May',
  minTime: 'Not before 6 May, 14:00',
  maxTime: 'Not after 8 May, 11:00',
  invalidRange: 'End before start',
  invalidDate: 'Incomplete',
};

export default function DateTimeLimits() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          ampm={false}
          defaultValue={[dayjs('2024-05-06T12:30'), dayjs('2024-05-08T11:00')]}
          minDateTime={dayjs('2024-05-06T14:00')}
          maxDateTime={dayjs('2024-05-08T11:00')}
          onError={setErrors}
          slotProps={{
            textField: ({ position }) => {
              const error = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Room from' : 'Room until',
                helperText: error ? hints[error] : ' ',
              };
            },
            separator: { sx: { paddingBlockEnd: 2 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
