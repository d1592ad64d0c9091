import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import dayjs, { type Dayjs } from 'dayjs';

/** What of the default header's props this one needs. */
interface SeasonHeaderProps {
  currentMonth: Dayjs;
  /** Names the days below. */
  labelId?: string;
  onMonthChange(month: Dayjs, slideDirection: 'left' | 'right'): void;
}

function SeasonHeader(props: SeasonHeaderProps) {
  const { currentMonth, labelId, onMonthChange } = props;
  const isRtl = useTheme().direction === 'rtl';
  const [Back, Forward] = isRtl
    ? [ChevronRight, ChevronLeft]
    : [ChevronLeft, ChevronRight];
  return (
    <Stack direction="row" alignItems="center" sx={{ px: 2, pt: 1 }}>
      <IconButton
        aria-label="Previous month"
        onClick={() =>
          onMonthChange(currentMonth.subtract(1, 'month'), 'right')
        }
      >
        <Back />
      </IconButton>
      <Typography
        id={labelId}
        role="status"
        sx={{ flexGrow: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton
        aria-label="Next month"
        onClick={() => onMonthChange(currentMonth.add(1, 'month'), 'left')}
      >
        <Forward />
      </IconButton>
    </Stack>
  );
}

export default function ReplacedHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Opening day of the season">
        <DateCalendar
          defaultValue={dayjs('2024-05-04')}
          slots={{ calendarHeader: SeasonHeader }}
        />
      </div>
    </LocalizationProvider>
  );
}
