import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const ChosenDayContext = React.createContext<Dayjs | null>(null);

function sundayBefore(day: Dayjs): Dayjs {
  return day.subtract(day.day(), 'day');
}

function isSameWeek(day: Dayjs, other: Dayjs): boolean {
  return sundayBefore(day).isSame(sundayBefore(other), 'day');
}

const inWeek = {
  borderRadius: 0,
  '&:not(.Mui-selected)': { backgroundColor: 'action.selected' },
};
const sunday = { borderStartStartRadius: '50%', borderEndStartRadius: '50%' };
const saturday = { borderStartEndRadius: '50%', borderEndEndRadius: '50%' };

function WeekDay(props: PickersDayProps<Dayjs>) {
  const chosen = React.useContext(ChosenDayContext);
  if (!chosen || !isSameWeek(props.day, chosen)) {
    return <PickersDay {...props} disableMargin />;
  }
  const weekday = props.day.day();
  const end = weekday === 0 ? sunday : weekday === 6 ? saturday : {};
  return <PickersDay {...props} disableMargin sx={{ ...inWeek, ...end }} />;
}

const slots = { day: WeekDay };

export default function WeekSelection() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-05-15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="Week of the rota"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <ChosenDayContext.Provider value={day}>
          <DateCalendar
            value={day}
            onChange={setDay}
            showDaysOutsideCurrentMonth
            slots={slots}
            sx={{ width: '100%' }}
          />
        </ChosenDayContext.Provider>
      </Box>
    </LocalizationProvider>
  );
}
