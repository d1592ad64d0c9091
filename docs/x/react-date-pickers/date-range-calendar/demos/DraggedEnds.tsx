import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sprint: DateRange<Dayjs> = [dayjs('2024-10-08'), dayjs('2024-10-18')];

export default function DraggedEnds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 2,
          '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
        }}
      >
        <section aria-label="Drag an end">
          <Typography align="center">Drag an end</Typography>
          <DateRangeCalendar calendars={1} defaultValue={sprint} />
        </section>
        <section aria-label="Clicks only">
          <Typography align="center">Clicks only</Typography>
          <DateRangeCalendar
            calendars={1}
            defaultValue={sprint}
            disableDragEditing
          />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
