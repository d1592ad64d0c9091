import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

export default function EditedEnd() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The next click sets"
          value={position}
          onChange={(_event, next: RangePosition | null) => {
            if (next) {
              setPosition(next);
            }
          }}
        >
          <ToggleButton value="start">Departure</ToggleButton>
          <ToggleButton value="end">Return</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-11-05'), dayjs('2024-11-14')]}
          rangePosition={position}
          onRangePositionChange={setPosition}
          sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
