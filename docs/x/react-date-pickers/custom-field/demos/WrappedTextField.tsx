import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const HouseField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function HouseField(props, ref) {
    return (
      <TextField
        {...props}
        ref={ref}
        size="small"
        fullWidth
        InputProps={{
          ...props.InputProps,
          sx: { borderRadius: 6, bgcolor: 'action.hover' },
        }}
      />
    );
  },
);

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, pt: 1 }}>
        <DatePicker
          label="Rehearsal"
          defaultValue={dayjs('2024-11-15')}
          slots={{ textField: HouseField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
