import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const marketDays = [2, 5];

function getDayProps({ day }: { day: Dayjs }) {
  return marketDays.includes(day.day())
    ? { sx: { fontWeight: 700, border: 1, borderColor: 'primary.main' } }
    : {};
}

export default function PropsFromState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Market days are framed">
        <DateCalendar
          displayWeekNumber={false}
          defaultValue={dayjs('2024-06-11')}
          slotProps={{
            day: (ownerState) => getDayProps({ day: ownerState.day as Dayjs }),
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
