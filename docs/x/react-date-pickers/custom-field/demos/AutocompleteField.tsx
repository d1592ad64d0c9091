import dayjs, { type Dayjs } from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

const concerts = ['2024-09-06', '2024-09-14', '2024-09-27', '2024-10-05'].map(
  (day) => dayjs(day),
);

type FieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  false,
  DateValidationError
>;

function ConcertField(props: FieldProps) {
  const { id, label, disabled, InputProps, value, onChange } = props;

  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      options={concerts}
      value={value ?? null}
      onChange={(_, day) => onChange?.(day, { validationError: null })}
      getOptionLabel={(day) => day.format('MMMM D, YYYY')}
      isOptionEqualToValue={(day, chosen) => day.isSame(chosen, 'day')}
      ref={InputProps?.ref}
      forcePopupIcon={false}
      sx={{ maxWidth: 360, pt: 1 }}
      renderInput={({ InputProps: input, ...params }) => (
        <TextField
          {...params}
          label={label}
          InputProps={{
            ...input,
            endAdornment: (
              <>
                {input.endAdornment}
                {InputProps?.endAdornment}
              </>
            ),
          }}
        />
      )}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Concert"
        defaultValue={dayjs('2024-09-14')}
        shouldDisableDate={(day) =>
          !concerts.some((concert) => concert.isSame(day, 'day'))
        }
        slots={{ field: ConcertField }}
      />
    </LocalizationProvider>
  );
}
