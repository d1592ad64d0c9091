import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const reminder = dayjs('2024-09-19');

export default function ClearableDate() {
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DesktopDatePicker
          label="Desktop: button in the field"
          defaultValue={reminder}
          slotProps={{
            field: {
              clearable: true,
              onClear: () => setClears((count) => count + 1),
            },
          }}
        />
        <MobileDatePicker
          label="Mobile: action in the dialog"
          defaultValue={reminder}
          slotProps={{
            actionBar: { actions: ['clear', 'cancel', 'accept'] },
          }}
        />
        <Typography variant="body2" aria-live="polite">
          onClear calls: {clears}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
