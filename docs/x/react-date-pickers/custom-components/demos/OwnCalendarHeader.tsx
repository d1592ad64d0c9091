import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function SeasonHeader({
  className,
  currentMonth,
  labelId,
  minDate,
  maxDate,
  onMonthChange,
}: PickersCalendarHeaderProps<Dayjs>) {
  const translations = usePickersTranslations<Dayjs>();
  const previous = currentMonth.subtract(1, 'month');
  const next = currentMonth.add(1, 'month');

  return (
    <Box
      className={className}
      sx={{ display: 'flex', alignItems: 'center', px: 3, py: 1 }}
    >
      <Typography id={labelId} aria-live="polite" sx={{ flex: 1 }}>
        {currentMonth.format('MMMM')}
      </Typography>
      <IconButton
        aria-label={translations.previousMonth}
        disabled={previous.isBefore(minDate, 'month')}
        onClick={() => onMonthChange(previous, 'right')}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label={translations.nextMonth}
        disabled={next.isAfter(maxDate, 'month')}
        onClick={() => onMonthChange(next, 'left')}
      >
        <ArrowDownwardIcon />
      </IconButton>
    </Box>
  );
}

export default function OwnCalendarHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: 336 }}>
        <DateCalendar<Dayjs>
          views={['day']}
          defaultValue={dayjs('2024-06-18')}
          minDate={dayjs('2024-05-01')}
          maxDate={dayjs('2024-08-31')}
          slots={{ calendarHeader: SeasonHeader }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
