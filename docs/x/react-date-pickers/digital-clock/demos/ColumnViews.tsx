import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ColumnViews() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T10:25:30'),
  );
  const shared = {
    value: time,
    onChange: setTime,
    ampm: false,
    slotProps: { digitalClockSectionItem: { 'aria-label': undefined } },
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <div>
          <Typography variant="body2">hours</Typography>
          <MultiSectionDigitalClock
            aria-label="Hours"
            views={['hours']}
            {...shared}
          />
        </div>
        <div>
          <Typography variant="body2">minutes, seconds</Typography>
          <MultiSectionDigitalClock
            aria-label="Minutes and seconds"
            views={['minutes', 'seconds']}
            {...shared}
          />
        </div>
        <div>
          <Typography variant="body2">all three</Typography>
          <MultiSectionDigitalClock
            aria-label="Hours, minutes and seconds"
            views={['hours', 'minutes', 'seconds']}
            {...shared}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
