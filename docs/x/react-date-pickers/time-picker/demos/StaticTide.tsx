import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function StaticTide() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true });
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <StaticTimePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2024-09-19T16:40')}
          onAccept={setAccepted}
          localeText={{ toolbarTitle: 'Leave harbour at' }}
          sx={{
            width: hasRoom ? 'auto' : '100%',
            maxWidth: hasRoom ? 'none' : 320,
            minWidth: 0,
            '& .MuiPickersLayout-toolbar': {
              maxWidth: 'none',
              whiteSpace: 'nowrap',
            },
            '& .MuiTimeClock-root': { width: hasRoom ? 320 : '100%' },
            '& .MuiTimeClock-arrowSwitcher': { right: 0 },
          }}
        />
        <Typography aria-live="polite" sx={{ minHeight: 24 }}>
          {accepted
            ? `Pilot ordered for ${accepted.format('HH:mm')}`
            : 'No pilot ordered yet: press OK'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
