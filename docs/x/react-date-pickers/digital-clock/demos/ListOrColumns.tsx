import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const ferry = dayjs('2024-09-19T14:30');
// Name the entries by what they show, 02 rather than 2 hours.
const plainNames = { digitalClockSectionItem: { 'aria-label': undefined } };

export default function ListOrColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
        <div>
          <Typography variant="body2">DigitalClock</Typography>
          <DigitalClock defaultValue={ferry} sx={{ width: 140, mx: 0 }} />
        </div>
        <div>
          <Typography variant="body2">MultiSectionDigitalClock</Typography>
          <MultiSectionDigitalClock
            aria-label="Ferry"
            slotProps={plainNames}
            defaultValue={ferry}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
