import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

type Months = 1 | 2 | 3;

export default function MonthsInView() {
  const [calendars, setCalendars] = React.useState<Months>(2);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" spacing={1}>
        <ToggleButtonGroup
          exclusive
          aria-label="Number of calendars"
          value={calendars}
          onChange={(_event, next: Months | null) => {
            if (next) {
              setCalendars(next);
            }
          }}
        >
          <ToggleButton value={1}>1</ToggleButton>
          <ToggleButton value={2}>2</ToggleButton>
          <ToggleButton value={3}>3</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ maxWidth: '100%', minHeight: 344 }}>
          <DateRangeCalendar
            key={calendars}
            calendars={calendars}
            defaultValue={[dayjs('2024-02-08'), dayjs('2024-02-22')]}
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'center',
              '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
              '& .MuiDateRangeCalendar-monthContainer:not(:last-of-type)': {
                borderRight: 0,
              },
            }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
