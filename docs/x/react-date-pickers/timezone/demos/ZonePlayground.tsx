import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const NONE = 'not set';
const valueZones = ['UTC', 'America/New_York', 'Asia/Tokyo'];
const propZones = [NONE, 'system', 'Europe/Paris', ...valueZones];

interface ZoneProps {
  label: string;
  zones: string[];
  value: string;
  onChange: (zone: string) => void;
}

function Zone({ label, zones, value, onChange }: ZoneProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {zones.map((zone) => (
        <MenuItem key={zone} value={zone}>
          {zone}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function ZonePlayground() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(
    dayjs.tz('2024-07-16T13:32', 'America/New_York'),
  );
  const [valueZone, setValueZone] = React.useState('America/New_York');
  const [propZone, setPropZone] = React.useState(NONE);

  const moveValue = (zone: string) => {
    setValueZone(zone);
    setLaunch((before) => before?.tz(zone) ?? null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360, pt: 1 }}>
        <Zone
          label="Zone of the value"
          zones={valueZones}
          value={valueZone}
          onChange={moveValue}
        />
        <Zone
          label="timezone prop"
          zones={propZones}
          value={propZone}
          onChange={setPropZone}
        />
        <DateTimePicker
          label="Launch"
          value={launch}
          onChange={setLaunch}
          timezone={propZone === NONE ? undefined : propZone}
        />
        <Typography aria-live="polite">
          State: <bdi>{launch?.isValid() ? launch.format() : 'no date'}</bdi>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
