import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticDatePicker,
  type StaticDatePickerProps,
} from '@mui/x-date-pickers/StaticDatePicker';

interface StaticDatePlaygroundProps {
  picker?: Partial<StaticDatePickerProps<Dayjs>>;
}

export default function StaticDatePlayground({
  picker,
}: StaticDatePlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Date of a ferry crossing"
        tabIndex={0}
        sx={{
          display: 'grid',
          justifyContent: 'safe center',
          overflowX: 'auto',
        }}
      >
        <StaticDatePicker defaultValue={dayjs('2024-09-19')} {...picker} />
      </Box>
    </LocalizationProvider>
  );
}
