import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ChooseActions() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-05-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center', minHeight: 430 }}>
        <StaticDatePicker
          value={value}
          onChange={setValue}
          referenceDate={dayjs('2024-05-14')}
          slotProps={{
            actionBar: {
              actions: ['clear', 'cancel', 'accept'],
              disableSpacing: true,
            },
            toolbar: { hidden: true },
          }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
        <Typography aria-live="polite">
          {value ? `Chosen: ${value.format('D MMMM YYYY')}` : 'Nothing chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
