import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { DateFieldInPickerProps } from '@mui/x-date-pickers/DateField';

type FieldProps = DateFieldInPickerProps<Dayjs, false>;

const ToggleContext = React.createContext(() => {});

function DateButton(props: FieldProps) {
  const toggle = React.useContext(ToggleContext);
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone = 'default', disabled } = internalProps;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const { id, label, InputProps } = forwardedProps;

  return (
    <Button
      id={id}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={disabled}
      ref={InputProps?.ref}
      onClick={toggle}
    >
      <span id={`${id}-label`}>{label}</span>
      {value && value.isValid() && `: ${value.format('D MMM YYYY')}`}
    </Button>
  );
}

export default function ButtonField() {
  const [open, setOpen] = React.useState(false);
  const toggle = React.useCallback(() => setOpen((before) => !before), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleContext.Provider value={toggle}>
        <DatePicker
          label="Harvest"
          defaultValue={dayjs('2024-09-19')}
          maxDate={dayjs('2024-09-15')}
          slots={{ field: DateButton }}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
        />
      </ToggleContext.Provider>
    </LocalizationProvider>
  );
}
