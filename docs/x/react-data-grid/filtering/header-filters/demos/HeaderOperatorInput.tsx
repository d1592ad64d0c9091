import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import TextField from '@mui/material/TextField';

interface LevelInputProps extends GridFilterInputValueProps {
  inputRef?: React.Ref<HTMLSelectElement>;
  clearButton?: React.ReactNode;
  tabIndex?: number;
}

function LevelInput(props: LevelInputProps) {
  const { item, applyValue, clearButton, tabIndex } = props;
  return (
    <TextField
      label="At least"
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
      {[25, 50, 75].map((level) => (
        <option key={level}>{level}</option>
      ))}
    </TextField>
  );
}

const atLeast: GridFilterOperator<object, number> = {
  label: 'at least',
  headerLabel: 'At least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) =>
    value ? (level) => level >= Number(value) : null,
  InputComponent: LevelInput,
};

const columns: GridColDef[] = [
  { field: 'reservoir', headerName: 'Reservoir', flex: 1, minWidth: 130 },
  {
    field: 'level',
    width: 150,
    headerName: 'Level',
    filterOperators: [atLeast],
  },
];

const rows = [
  { id: 1, reservoir: 'Upper Glen', level: 82 },
  { id: 2, reservoir: 'Blackmoor', level: 17 },
];

export default function HeaderOperatorInput() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Reservoirs"
        columns={columns}
        rows={rows}
        headerFilters
      />
    </div>
  );
}
