import * as React from 'react';
import dayjs from 'dayjs';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function ErrorInRange() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 480 }}>
        <DateRangePicker
          localeText={{ start: 'Lent from', end: 'Lent to' }}
          defaultValue={[dayjs('2024-06-03'), dayjs('2024-06-20')]}
          maxDate={dayjs('2024-06-14')}
          onError={setErrors}
          slotProps={{
            fieldRoot: { direction: { xs: 'column', sm: 'row' } },
            textField: ({ position }) => ({
              InputProps: {
                endAdornment: (position === 'start'
                  ? startError
                  : endError) && (
                  <InputAdornment position="end">
                    <ErrorIcon color="error" titleAccess="Date refused" />
                  </InputAdornment>
                ),
              },
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
