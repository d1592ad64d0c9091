import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TrainIcon from '@mui/icons-material/Train';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2024-11-15');

export default function StyledFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        <DatePicker
          label="Small and filled"
          defaultValue={day}
          slotProps={{ textField: { size: 'small', variant: 'filled' } }}
        />
        <DatePicker
          label="With an icon and a hint"
          defaultValue={day}
          slotProps={{
            textField: {
              color: 'success',
              helperText: 'Day trains only',
              FormHelperTextProps: { sx: { fontStyle: 'italic' } },
              InputProps: {
                startAdornment: (
                  <InputAdornment position="start">
                    <TrainIcon />
                  </InputAdornment>
                ),
              },
            },
          }}
        />
        <DatePicker
          label="Label always up, required"
          slotProps={{
            textField: {
              required: true,
              variant: 'standard',
              InputLabelProps: { shrink: true },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
