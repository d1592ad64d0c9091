import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticTimePicker,
  type StaticTimePickerProps,
} from '@mui/x-date-pickers/StaticTimePicker';

interface StaticTimePlaygroundProps {
  picker?: Partial<StaticTimePickerProps<Dayjs>>;
}

export default function StaticTimePlayground({
  picker,
}: StaticTimePlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Time of a ferry crossing"
        tabIndex={0}
        sx={{
          display: 'grid',
          justifyContent: 'safe center',
          overflowX: 'auto',
        }}
      >
        <StaticTimePicker
          defaultValue={dayjs('2024-09-19T15:30')}
          {...picker}
        />
      </Box>
    </LocalizationProvider>
  );
}
