import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const march = dayjs('2024-03-12');
const DeparturesContext = React.createContext<readonly number[]>([]);

/** Stands for a request: the days on which a ship leaves. */
function fetchDepartures(month: Dayjs, signal: AbortSignal) {
  return new Promise<number[]>((resolve) => {
    const first = 2 + (month.month() % 5);
    const timer = setTimeout(
      () => resolve([first, first + 8, first + 17]),
      600,
    );
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

function DepartureDay(props: PickersDayProps<Dayjs>) {
  const departures = React.useContext(DeparturesContext);
  const date = props.day.date();
  const sails = !props.outsideCurrentMonth && departures.includes(date);
  return (
    <Badge variant="dot" color="error" overlap="circular" invisible={!sails}>
      <PickersDay
        {...props}
        aria-label={sails ? `${date}, departure` : undefined}
      />
    </Badge>
  );
}

const slots = { day: DepartureDay };

export default function BadgesFromServer() {
  const [month, setMonth] = React.useState<Dayjs>(march);
  const [departures, setDepartures] = React.useState<number[] | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    setDepartures(null);
    fetchDepartures(month, controller.signal).then(setDepartures);
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="section"
        aria-label="Departure"
        sx={{ maxWidth: 320, marginInline: 'auto' }}
      >
        <DeparturesContext.Provider value={departures ?? []}>
          <DateCalendar<Dayjs>
            defaultValue={march}
            loading={departures === null}
            renderLoading={() => <DayCalendarSkeleton />}
            onMonthChange={setMonth}
            slots={slots}
            sx={{ width: '100%' }}
          />
        </DeparturesContext.Provider>
      </Box>
    </LocalizationProvider>
  );
}
