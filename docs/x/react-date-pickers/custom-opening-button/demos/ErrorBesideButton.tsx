import * as React from 'react';
import dayjs from 'dayjs';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ErrorContext = React.createContext(false);

function AdornmentWithError({ children, ...other }: InputAdornmentProps) {
  const hasError = React.useContext(ErrorContext);

  return (
    <InputAdornment {...other}>
      {hasError && <ErrorIcon color="error" titleAccess="Date refused" />}
      {children}
    </InputAdornment>
  );
}

export default function ErrorBesideButton() {
  const [hasError, setHasError] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 300 }}>
        <ErrorContext.Provider value={hasError}>
          <DatePicker
            label="Return by"
            defaultValue={dayjs('2024-06-20')}
            maxDate={dayjs('2024-06-14')}
            onError={(error) => setHasError(error !== null)}
            slots={{ inputAdornment: AdornmentWithError }}
          />
        </ErrorContext.Provider>
      </Box>
    </LocalizationProvider>
  );
}
