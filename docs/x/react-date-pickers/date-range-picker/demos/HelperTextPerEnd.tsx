import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

function hint(error: DateRangeValidationError[number]): string {
  switch (error) {
    case 'minDate':
      return 'Opens on 2 May';
    case 'maxDate':
      return 'Closes on 28 June';
    case 'invalidRange':
      return 'End before start';
    case 'invalidDate':
      return 'Incomplete';
    default:
      return ' ';
  }
}

export default function HelperTextPerEnd() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <DateRangePicker
          localeText={{ start: 'Exhibit from', end: 'Exhibit to' }}
          defaultValue={[dayjs('2024-04-22'), dayjs('2024-05-17')]}
          minDate={dayjs('2024-05-02')}
          maxDate={dayjs('2024-06-28')}
          onError={setErrors}
          slotProps={{
            textField: ({ position }) => ({
              helperText: hint(position === 'start' ? startError : endError),
            }),
            fieldRoot: { alignItems: 'flex-start' },
            fieldSeparator: { sx: { paddingBlockStart: 2 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
