import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

const HouseField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function HouseField(props, ref) {
    return (
      <PickersTextField
        {...props}
        ref={ref}
        size="small"
        fullWidth
        sx={{
          '& .MuiPickersOutlinedInput-root': {
            borderRadius: 6,
            bgcolor: 'action.hover',
          },
        }}
      />
    );
  },
);

export default function WrappedPickersTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 360, pt: 1 }}>
        <DatePicker
          enableAccessibleFieldDOMStructure
          label="Rehearsal"
          defaultValue={dayjs('2024-11-15')}
          slots={{ textField: HouseField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
