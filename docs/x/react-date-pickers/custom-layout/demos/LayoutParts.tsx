import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as parts } from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

type Orientation = 'portrait' | 'landscape';

const items = [
  { label: 'Opens', getValue: () => dayjs('2024-09-19T09:00') },
  { label: 'Closes', getValue: () => dayjs('2024-09-19T18:30') },
];

const marked = (color: string) => ({
  outline: '2px dashed',
  outlineColor: color,
  outlineOffset: '-3px',
});

export default function LayoutParts() {
  const [orientation, setOrientation] = React.useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={2} sx={{ minHeight: 624 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, next: Orientation | null) => {
            setOrientation(next ?? orientation);
          }}
        >
          <ToggleButton value="portrait">Portrait</ToggleButton>
          <ToggleButton value="landscape">Landscape</ToggleButton>
        </ToggleButtonGroup>
        <StaticDateTimePicker
          orientation={orientation}
          defaultValue={dayjs('2024-09-19T14:30')}
          slotProps={{
            shortcuts: { items },
            tabs: { hidden: false },
            toolbar: { hidden: false },
          }}
          sx={{
            minWidth: 0,
            maxWidth: '100%',
            overflowX: 'auto',
            [`& .${parts.toolbar}`]: marked('primary.main'),
            [`& .${parts.shortcuts}`]: marked('success.main'),
            [`& .${parts.tabs}`]: marked('secondary.main'),
            [`& .${parts.contentWrapper}`]: marked('text.secondary'),
            [`& .${parts.actionBar}`]: marked('warning.main'),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
