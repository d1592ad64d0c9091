import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function QuarterField() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, minHeight: 84 }}>
        <TimeField
          label="Parking until"
          ampm={false}
          defaultValue={dayjs('2024-09-19T18:40')}
          minutesStep={15}
          maxTime={dayjs('2024-09-19T20:00')}
          onError={setError}
          fullWidth
          required
          size="small"
          helperText={
            error === 'minutesStep'
              ? 'Tickets run to full quarters of an hour.'
              : 'At the latest 20:00'
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
