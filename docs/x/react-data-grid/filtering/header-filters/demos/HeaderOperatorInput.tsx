import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import TextField from '@mui/material/TextField';

interface BandInputProps extends GridFilterInputValueProps {
  inputRef?: React.Ref<HTMLSelectElement>;
  clearButton?: React.ReactNode;
  tabIndex?: number;
}

function BandInput(props: BandInputProps) {
  const { item, applyValue, clearButton, tabIndex } = props;
  return (
    <TextField
      label="Percent"
      variant="standard"
      fullWidth
      select
      value={item.value ?? ''}
      onChange={({ target }) => applyValue({ ...item, value: target.value })}
      inputRef={props.inputRef ?? props.focusElementRef}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: clearButton },
        select: {
          native: true,
          inputProps: { tabIndex },
          IconComponent: clearButton ? 'span' : undefined,
        },
      }}
    >
      <option value="">All</option>
      {['0–20', '20–50', '50–100'].map((band) => (
        <option key={band}>{band}</option>
      ))}
    </TextField>
  );
}

const inBand: GridFilterOperator<object, number> = {
  label: 'is in',
  value: 'inBand',
  getApplyFilterFn: ({ value }) => {
    const [from, to] = String(value ?? '').split('–');
    return to ? (cell) => cell >= Number(from) && cell <= Number(to) : null;
  },
  InputComponent: BandInput,
};

const columns: GridColDef[] = [
  { field: 'reservoir', headerName: 'Reservoir', flex: 1, minWidth: 130 },
  {
    field: 'level',
    width: 150,
    headerName: 'Level',
    filterOperators: [inBand],
  },
];

const rows = [
  { id: 1, reservoir: 'Upper Glen', level: 82 },
  { id: 2, reservoir: 'Blackmoor', level: 17 },
  { id: 3, reservoir: 'Saddle Dam', level: 44 },
];

export default function HeaderOperatorInput() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Reservoirs"
        columns={columns}
        rows={rows}
        headerFilters
        hideFooter
      />
    </div>
  );
}
