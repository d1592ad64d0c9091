import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type {
  DateRange,
  FieldRef,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const festival: DateRange<Dayjs> = [dayjs('2024-07-05'), dayjs('2024-07-14')];

export default function SelectRangeSection() {
  const singleRef = React.useRef<FieldRef<RangeFieldSection>>(null);
  const endRef = React.useRef<FieldRef<RangeFieldSection>>(null);

  const selectEndDayInSingle = () => {
    const field = singleRef.current;
    const index = field
      ?.getSections()
      .findIndex(({ dateName, type }) => dateName === 'end' && type === 'day');
    field?.focusField(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <SingleInputDateRangeField
          label="Festival"
          defaultValue={festival}
          unstableFieldRef={singleRef}
        />
        <Button variant="outlined" onClick={selectEndDayInSingle}>
          Last day, in one input
        </Button>
        <MultiInputDateRangeField
          defaultValue={festival}
          unstableEndFieldRef={endRef}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        <Button
          variant="outlined"
          onClick={() => endRef.current?.focusField('day')}
        >
          Last day, in two inputs
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
