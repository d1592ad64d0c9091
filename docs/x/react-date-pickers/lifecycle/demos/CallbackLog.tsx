import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

function show(day: Dayjs | null): string {
  if (day === null) {
    return 'null';
  }
  return day.isValid() ? day.format('YYYY-MM-DD') : 'invalid date';
}

export default function CallbackLog() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-09-19'));
  const [calls, setCalls] = React.useState<string[]>([]);
  const add = (call: string) => setCalls((list) => [...list, call].slice(-8));

  const shared = {
    value: day,
    onChange: (newDay: Dayjs | null) => {
      setDay(newDay);
      add(`onChange(${show(newDay)})`);
    },
    onAccept: (newDay: Dayjs | null) => add(`onAccept(${show(newDay)})`),
    onOpen: () => add('onOpen()'),
    onClose: () => add('onClose()'),
    onError: (error: string | null) => add(`onError(${error})`),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={2}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <Stack spacing={2} sx={{ flex: '0 0 auto' }}>
          <DesktopDatePicker label="Desktop" {...shared} />
          <MobileDatePicker label="Mobile" {...shared} />
        </Stack>
        <Box
          role="log"
          aria-label="Calls"
          sx={{
            flexGrow: 1,
            height: 200,
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'monospace',
            fontSize: 14,
          }}
        >
          {calls.length === 0 ? 'Choose or type a date.' : null}
          {calls.map((call, index) => (
            <div key={index}>{call}</div>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
