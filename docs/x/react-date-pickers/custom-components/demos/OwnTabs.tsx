import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

function StepTabs(props: DateTimePickerTabsProps) {
  const isDay = props.view === 'day' || props.view === 'year';

  return (
    <>
      <DateTimePickerTabs {...props} />
      <Typography variant="body2" sx={{ px: 3, pt: 2 }} aria-live="polite">
        {isDay ? 'Step 1: day of the tour' : 'Step 2: time of departure'}
      </Typography>
    </>
  );
}

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 560 }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2024-07-06T10:30')}
          slots={{ tabs: StepTabs }}
          slotProps={{ tabs: { hidden: false }, toolbar: { hidden: true } }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
