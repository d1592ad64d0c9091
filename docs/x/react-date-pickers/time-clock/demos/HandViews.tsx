import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

const views: TimeView[] = ['hours', 'minutes', 'seconds'];

export default function HandViews() {
  const [view, setView] = React.useState<TimeView>('hours');
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-09-19T10:08:42'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="View"
          value={view}
          onChange={(_event, newView: TimeView | null) =>
            setView(newView ?? view)
          }
        >
          {views.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          views={views}
          view={view}
          onViewChange={setView}
          value={time}
          onChange={setTime}
          sx={{ width: '100%', maxWidth: 320, mx: 0 }}
        />
        <Typography aria-live="polite">{time?.format('hh:mm:ss A')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
