import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  StaticDateRangePicker,
  type StaticDateRangePickerProps,
} from '@mui/x-date-pickers-pro/StaticDateRangePicker';

interface StaticDateRangePlaygroundProps {
  picker?: Partial<StaticDateRangePickerProps<Dayjs>>;
}

export default function StaticDateRangePlayground({
  picker,
}: StaticDateRangePlaygroundProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Days on the island"
        tabIndex={0}
        sx={{
          display: 'grid',
          justifyContent: 'safe center',
          overflowX: 'auto',
        }}
      >
        <StaticDateRangePicker
          defaultValue={[dayjs('2024-09-10'), dayjs('2024-09-19')]}
          {...picker}
        />
      </Box>
    </LocalizationProvider>
  );
}
