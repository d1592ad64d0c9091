import {
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

function RangeInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  const [from, to]: string[] = item.value ?? ['', ''];

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        variant="standard"
        value={from}
        onChange={({ target }) =>
          applyValue({ ...item, value: [target.value, to] })
        }
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        variant="standard"
        value={to}
        onChange={({ target }) =>
          applyValue({ ...item, value: [from, target.value] })
        }
      />
    </Stack>
  );
}

const between: GridFilterOperator<object, number | null> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: ({ value }) => {
    if (!Array.isArray(value)) {
      return null;
    }
    // The valueParser of number columns has parsed both: '' is null.
    const [from, to]: (number | null)[] = value;
    return (cell) =>
      cell !== null && cell >= (from ?? -Infinity) && cell <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
  getValueAsString: ([from, to]: string[]) => `${from || '…'} to ${to || '…'}`,
};

/** Spread it into a column with numbers. */
export const rangeColumn = {
  type: 'number',
  width: 150,
  filterOperators: [between, ...getGridNumericOperators()],
} satisfies Partial<GridColDef>;
