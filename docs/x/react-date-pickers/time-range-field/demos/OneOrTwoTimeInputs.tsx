import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const surgery: DateRange<Dayjs> = [
  dayjs('2024-09-19T08:30'),
  dayjs('2024-09-19T12:15'),
];

export default function OneOrTwoTimeInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420, marginInline: 'auto' }}>
        <MultiInputTimeRangeField
          defaultValue={surgery}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Surgery opens' : 'Closes',
            }),
          }}
        />
        <SingleInputTimeRangeField
          label="Surgery hours"
          fullWidth
          defaultValue={surgery}
        />
      </Stack>
    </LocalizationProvider>
  );
}
