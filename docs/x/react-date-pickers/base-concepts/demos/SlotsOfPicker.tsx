import dayjs from 'dayjs';
import SailingIcon from '@mui/icons-material/Sailing';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotsOfPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 320 }}>
        <DesktopDatePicker
          label="Regatta"
          defaultValue={dayjs('2024-08-24')}
          slots={{ openPickerIcon: SailingIcon }}
          slotProps={{
            inputAdornment: { position: 'start' },
            openPickerButton: { color: 'primary' },
            openPickerIcon: { fontSize: 'small' },
            textField: { fullWidth: true, helperText: 'Saturdays in summer' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
