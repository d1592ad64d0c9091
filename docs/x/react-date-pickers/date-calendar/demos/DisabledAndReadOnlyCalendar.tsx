import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const examDay = dayjs('2024-06-12');
const full = { width: '100%' };

export default function DisabledAndReadOnlyCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
        }}
      >
        <section aria-labelledby="exam-disabled">
          <Typography id="exam-disabled" component="p" variant="subtitle2">
            Disabled
          </Typography>
          <DateCalendar defaultValue={examDay} disabled sx={full} />
        </section>
        <section aria-labelledby="exam-read-only">
          <Typography id="exam-read-only" component="p" variant="subtitle2">
            Read only
          </Typography>
          <DateCalendar defaultValue={examDay} readOnly sx={full} />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
