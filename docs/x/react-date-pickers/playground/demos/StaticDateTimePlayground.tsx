import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticDateTimePicker,
  type StaticDateTimePickerProps,
} from '@mui/x-date-pickers/StaticDateTimePicker';

interface StaticDateTimePlaygroundProps {
  picker?: Partial<StaticDateTimePickerProps<Dayjs>>;
}

export default function StaticDateTimePlayground({
  picker,
}: StaticDateTimePlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Departure of a ferry"
        tabIndex={0}
        sx={{
          display: 'grid',
          justifyContent: 'safe center',
          overflowX: 'auto',
        }}
      >
        <StaticDateTimePicker
          defaultValue={dayjs('2024-09-05T15:30')}
          {...picker}
        />
      </Box>
    </LocalizationProvider>
  );
}
