import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const warranty: DateRange<Dayjs> = [dayjs('2024-01-10'), dayjs('2027-01-09')];

export default function WordAsSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ maxWidth: 420 }}>
        <MultiInputDateRangeField
          direction={{ xs: 'column', sm: 'row' }}
          dateSeparator="to"
          format="D MMM YYYY"
          defaultValue={warranty}
          slotProps={{
            textField: ({ position }) => ({
              size: 'small',
              label: position === 'start' ? 'Bought' : 'Warranty ends',
            }),
          }}
        />
        <SingleInputDateRangeField
          label="Warranty"
          size="small"
          fullWidth
          enableAccessibleFieldDOMStructure
          dateSeparator="to"
          format="D MMM YYYY"
          defaultValue={warranty}
        />
      </Stack>
    </LocalizationProvider>
  );
}
