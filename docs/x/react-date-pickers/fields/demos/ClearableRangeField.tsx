import dayjs from 'dayjs';
import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ClearableRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Filter by harvest"
          defaultValue={[dayjs('2024-08-01'), dayjs('2024-09-30')]}
          fullWidth
          clearable
          slots={{ clearIcon: FilterAltOffIcon }}
        />
      </Box>
    </LocalizationProvider>
  );
}
