import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  unstable_useTimeField as useTimeField,
  type UseTimeFieldProps,
} from '@mui/x-date-pickers/TimeField';

const plain = {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid',
  padding: 8,
  width: 180,
};

type FieldProps = UseTimeFieldProps<Dayjs, false> & { label: string };

function PlainTime(props: FieldProps) {
  const id = React.useId();
  const { inputRef, ...field } = useTimeField<Dayjs, false, FieldProps>(props);

  return (
    <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 200 }}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
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
        autoComplete="off"
        aria-invalid={field.error}
        style={plain}
      />
    </Box>
  );
}

export default function HeadlessTimeField() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-11-15T06:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlainTime
        label="First feeding"
        value={time}
        onChange={setTime}
        maxTime={dayjs('2024-11-15T12:00')}
        ampm={false}
      />
    </LocalizationProvider>
  );
}
