import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type DateFieldInPickerProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const plain = {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid',
  padding: 8,
  width: 180,
};

type FieldProps = DateFieldInPickerProps<Dayjs, false>;

function BrowserField({ slots, slotProps, ...props }: FieldProps) {
  const { inputRef, InputProps, ...field } = useDateField<
    Dayjs,
    false,
    typeof props
  >(props);
  const { ref, endAdornment } = InputProps ?? {};

  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 0.5 }}>
      <label htmlFor={field.id} id={`${field.id}-label`}>
        {field.label}
      </label>
      <div style={{ display: 'flex', gap: 8 }}>
        <input
          id={field.id}
          name={field.name}
          ref={inputRef}
          value={field.value}
          onChange={field.onChange}
          onKeyDown={field.onKeyDown}
          onPaste={field.onPaste}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          autoComplete={field.autoComplete}
          disabled={field.disabled}
          readOnly={field.readOnly}
          aria-invalid={field.error}
          style={plain}
        />
        {endAdornment}
      </div>
    </Box>
  );
}

export default function BrowserInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Chimney sweep"
        defaultValue={dayjs('2024-11-15')}
        slots={{ field: BrowserField }}
      />
    </LocalizationProvider>
  );
}
