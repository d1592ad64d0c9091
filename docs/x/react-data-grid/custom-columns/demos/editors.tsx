import * as React from 'react';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';

export const countries = ['Chile', 'Ghana', 'Greece', 'Portugal', 'Vietnam'];

export const incoterms = [
  { code: 'EXW', meaning: 'Ex works' },
  { code: 'FCA', meaning: 'Free carrier' },
  { code: 'DAP', meaning: 'Delivered at place' },
];

type EditProps<Value> = GridRenderEditCellParams<object, Value | null>;

/** Saves the choice, unless the grid did so already for the same key press. */
function useChoose({ id, field }: EditProps<unknown>) {
  const apiRef = useGridApiContext();

  return async (value: string | null) => {
    await apiRef.current.setEditCellValue({ id, field, value });
    if (apiRef.current.getCellMode(id, field) === 'edit') {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
}

/** Five stars; arrow keys change the number. */
export function RatingEditor({
  id,
  field,
  value,
  hasFocus,
}: EditProps<number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      const current = `input[value="${value ?? ''}"]`;
      ref.current?.querySelector<HTMLElement>(current)?.focus();
    }
  }, [hasFocus, value]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      value={value ?? null}
      onChange={(_event, stars) =>
        apiRef.current.setEditCellValue({ id, field, value: stars })
      }
      sx={{ px: 1 }}
    />
  );
}

/** A list to search in. */
export function CountryEditor(params: EditProps<string>) {
  const choose = useChoose(params);
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (params.hasFocus) {
      inputRef.current?.select();
    }
  }, [params.hasFocus]);

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      openOnFocus
      options={countries}
      value={params.value ?? null}
      onChange={(_event, country) => choose(country)}
      renderInput={({ InputProps, ...props }) => (
        <TextField
          {...props}
          inputRef={inputRef}
          variant="standard"
          InputProps={{ ...InputProps, disableUnderline: true }}
          inputProps={{ ...props.inputProps, 'aria-label': 'Country' }}
          sx={{ px: 1 }}
        />
      )}
    />
  );
}

/** A menu that explains each code. */
export function IncotermEditor(params: EditProps<string>) {
  const choose = useChoose(params);

  return (
    <Select
      fullWidth
      defaultOpen
      variant="standard"
      disableUnderline
      value={params.value ?? ''}
      renderValue={(code) => code}
      onChange={({ target }) => choose(target.value)}
      inputProps={{ 'aria-label': 'Incoterm' }}
      sx={{ px: 1 }}
    >
      {incoterms.map(({ code, meaning }) => (
        <MenuItem key={code} value={code}>
          {code}, {meaning}
        </MenuItem>
      ))}
    </Select>
  );
}
