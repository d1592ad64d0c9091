import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const closing = dayjs('2024-09-19T17:30');
const states = [
  { title: 'Disabled', props: { disabled: true } },
  { title: 'Read only', props: { readOnly: true } },
];

export default function LockedClocks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {states.map(({ title, props }) => (
          <section key={title} aria-label={title}>
            <Typography variant="body2">{title}</Typography>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <DigitalClock
                ampm={false}
                defaultValue={closing}
                sx={{ width: 100, mx: 0 }}
                slotProps={{ digitalClockItem: { 'aria-disabled': true } }}
                {...props}
              />
              <MultiSectionDigitalClock
                aria-label={title}
                ampm={false}
                defaultValue={closing}
                {...props}
              />
            </Box>
          </section>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
