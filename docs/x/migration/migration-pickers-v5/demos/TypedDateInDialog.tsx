import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { DateView, PickerValidDate } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import dayjs from 'dayjs';

function LayoutWithField<TDate extends PickerValidDate>(
  props: PickersLayoutProps<TDate | null, TDate, DateView>,
) {
  const { toolbar, content, actionBar } = usePickerLayout(props);
  const [typing, setTyping] = React.useState(false);
  const [typed, setTyped] = React.useState(props.value);

  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        <Button
          sx={{ m: 1 }}
          onClick={() => {
            setTyped(props.value);
            setTyping(!typing);
          }}
        >
          {typing ? 'Show the calendar' : 'Type the date'}
        </Button>
        {typing ? (
          <Box sx={{ px: 3, pb: 2 }}>
            <DateField
              label="Date"
              value={typed}
              onChange={(value, { validationError }) => {
                setTyped(value);
                if (value !== null && validationError === null) {
                  props.onChange(value);
                }
              }}
              sx={{ width: '100%' }}
            />
          </Box>
        ) : (
          content
        )}
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function TypedDateInDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Day of the screening"
        defaultValue={dayjs('2024-05-17')}
        slots={{ layout: LayoutWithField }}
        slotProps={{ textField: { fullWidth: true } }}
      />
    </LocalizationProvider>
  );
}
