import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const hints: Record<string, string> = {
  minTime: 'Opens at 8:00',
  maxTime: 'Closes at 22:00',
  minutesStep: 'Full quarters',
  invalidRange: 'Ends too soon',
  invalidDate: 'Incomplete',
};

export default function OpeningHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <MultiInputTimeRangeField
          ampm={false}
          defaultValue={[dayjs('2024-09-19T07:30'), dayjs('2024-09-19T09:00')]}
          minTime={dayjs('2024-09-19T08:00')}
          maxTime={dayjs('2024-09-19T22:00')}
          minutesStep={15}
          onError={setErrors}
          alignItems="flex-start"
          slotProps={{
            textField: ({ position }) => {
              const error = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Court from' : 'Court to',
                helperText: error ? hints[error] : ' ',
              };
            },
            separator: { sx: { paddingBlockStart: 2 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
