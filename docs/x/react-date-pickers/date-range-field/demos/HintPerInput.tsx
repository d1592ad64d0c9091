import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const hints: Record<string, string> = {
  minDate: 'Term begins 9 Sept',
  maxDate: 'Term ends 20 Dec',
  invalidRange: 'End before start',
  invalidDate: 'Incomplete',
};

export default function HintPerInput() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2024-12-16'), dayjs('2024-12-10')]}
          minDate={dayjs('2024-09-09')}
          maxDate={dayjs('2024-12-20')}
          onError={setErrors}
          alignItems="flex-start"
          slotProps={{
            textField: ({ position }) => {
              const error = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Trip from' : 'Trip to',
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
