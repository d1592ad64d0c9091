import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const curfew = dayjs('2024-09-19T21:30');

export default function LockedFaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2}>
        <section aria-label="Disabled" style={{ flex: 1 }}>
          <Typography variant="body2">Disabled</Typography>
          <TimeClock
            disabled
            defaultValue={curfew}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
        </section>
        <section aria-label="Read only" style={{ flex: 1 }}>
          <Typography variant="body2">Read only</Typography>
          <TimeClock
            readOnly
            defaultValue={curfew}
            sx={{ width: '100%', maxWidth: 320, mx: 0 }}
          />
        </section>
      </Stack>
    </LocalizationProvider>
  );
}
