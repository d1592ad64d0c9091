import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const busy = new Set(['10:00', '11:00', '16:00']);

function TimeWithLoad({ children, ...props }: MenuItemProps) {
  const isBusy = typeof children === 'string' && busy.has(children);

  return (
    <MenuItem {...props} sx={{ justifyContent: 'space-between' }}>
      {children}
      <Typography variant="caption">{isBusy ? 'busy' : 'quiet'}</Typography>
    </MenuItem>
  );
}

export default function BusyTimes() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T10:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        value={time}
        onChange={setTime}
        slots={{ digitalClockItem: TimeWithLoad }}
        sx={{ maxWidth: 200 }}
      />
    </LocalizationProvider>
  );
}
