import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function DonationActions({
  className,
  onAccept,
  onCancel,
}: PickersActionBarProps) {
  const translations = usePickersTranslations();

  return (
    <Stack className={className} spacing={1} sx={{ p: 2, pt: 0 }}>
      <Button variant="contained" onClick={onAccept}>
        Book this day
      </Button>
      <Button onClick={onCancel}>{translations.cancelButtonLabel}</Button>
    </Stack>
  );
}

export default function OwnActionBar() {
  const [booked, setBooked] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 500 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-05-14')}
          onAccept={(value) => setBooked(value?.format('D MMMM') ?? '')}
          slots={{ actionBar: DonationActions }}
          slotProps={{ toolbar: { hidden: true } }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
        <Typography aria-live="polite">
          {booked ? `Blood donation on ${booked}` : 'Choose a day, then book'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
