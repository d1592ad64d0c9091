import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function QuarterHeader({
  calendars,
  currentMonth,
  labelId,
  month,
  monthIndex,
  onMonthChange,
}: PickersRangeCalendarHeaderProps<Dayjs>) {
  const isFirst = monthIndex === 0;
  const isLast = monthIndex === calendars - 1;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      <Typography id={labelId} sx={{ flex: 1, alignSelf: 'center' }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {isFirst && (
        <Button
          size="small"
          onClick={() =>
            onMonthChange(currentMonth.subtract(calendars, 'month'), 'right')
          }
        >
          Earlier
        </Button>
      )}
      {isLast && (
        <Button
          size="small"
          onClick={() =>
            onMonthChange(currentMonth.add(calendars, 'month'), 'left')
          }
        >
          Later
        </Button>
      )}
    </Box>
  );
}

export default function RangeCalendarHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Orchard lease"
        tabIndex={0}
        sx={{ overflowX: 'auto', minHeight: 360 }}
      >
        <DateRangeCalendar<Dayjs>
          calendars={2}
          reduceAnimations
          defaultValue={[dayjs('2024-04-11'), dayjs('2024-05-08')]}
          slots={{ calendarHeader: QuarterHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
