import * as React from 'react';
import type { CheckboxProps } from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const rows = [
  { id: 1, setting: 'Night mode', scope: 'Team', since: 2021 },
  { id: 2, setting: 'Read receipts', scope: 'Person', since: 2023 },
  { id: 3, setting: 'Public profile', scope: 'Person', since: 2020 },
];

const columns: GridColDef[] = [
  { field: 'setting', headerName: 'Setting', flex: 1, minWidth: 120 },
  { field: 'scope', headerName: 'Scope', width: 100 },
  { field: 'since', headerName: 'Since', width: 90 },
];

const QuietGrid = styled(DataGrid)(({ theme }) => ({
  border: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  [`& .${gridClasses.columnHeaders}`]: {
    borderBottom: `1px dashed ${theme.palette.divider}`,
  },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  [`& .${gridClasses.cell}`]: { borderTop: 0 },
  [`& .${gridClasses.row}:hover`]: {
    backgroundColor: 'transparent',
    outline: `1px solid ${theme.palette.text.primary}`,
    outlineOffset: -2,
  },
}));

const SwitchForCheckbox = React.forwardRef<HTMLButtonElement, CheckboxProps>(
  ({ checked, onChange, inputProps, tabIndex }, ref) => (
    <Switch
      ref={ref}
      size="small"
      checked={checked}
      onChange={onChange}
      inputProps={inputProps}
      tabIndex={tabIndex}
    />
  ),
);

export default function AnotherDesign() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <QuietGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ baseCheckbox: SwitchForCheckbox }}
        aria-label="Settings"
        hideFooter
      />
    </div>
  );
}
