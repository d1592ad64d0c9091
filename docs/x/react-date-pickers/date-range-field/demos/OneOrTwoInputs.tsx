import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const excavation: DateRange<Dayjs> = [dayjs('2024-05-06'), dayjs('2024-06-28')];

export default function OneOrTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420, marginInline: 'auto' }}>
        <MultiInputDateRangeField
          defaultValue={excavation}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Dig begins' : 'Dig ends',
            }),
          }}
        />
        <SingleInputDateRangeField
          label="Dig"
          fullWidth
          defaultValue={excavation}
        />
      </Stack>
    </LocalizationProvider>
  );
}
