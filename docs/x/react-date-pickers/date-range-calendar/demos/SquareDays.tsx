import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses as classes,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

function SquareDay(props: DateRangePickerDayProps<Dayjs>) {
  const { isStartOfHighlighting, isEndOfHighlighting, isHighlighting } = props;
  const isInside =
    isHighlighting && !isStartOfHighlighting && !isEndOfHighlighting;

  return (
    <DateRangePickerDay
      {...props}
      sx={{
        [`& .${classes.day}`]: {
          borderRadius: 1,
          fontWeight: isInside ? 700 : undefined,
        },
      }}
    />
  );
}

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <DateRangeCalendar<Dayjs>
          calendars={1}
          defaultValue={[dayjs('2024-05-09'), dayjs('2024-05-22')]}
          slots={{ day: SquareDay }}
          sx={{
            '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
            [`& .${classes.rangeIntervalDayHighlight}`]: {
              bgcolor: 'action.selected',
              borderRadius: 0,
            },
            [`& .${classes.rangeIntervalDayHighlightStart}`]: {
              borderStartStartRadius: 4,
              borderEndStartRadius: 4,
            },
            [`& .${classes.rangeIntervalDayHighlightEnd}`]: {
              borderStartEndRadius: 4,
              borderEndEndRadius: 4,
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
