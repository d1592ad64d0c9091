import * as React from 'react';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 120 },
  { field: 'group', headerName: 'Blood group', width: 120 },
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    headerName: 'Call',
    width: 80,
  },
];

const rows = [
  { id: 1, donor: 'O. Brandt', group: 'A+' },
  { id: 2, donor: 'Y. Demir', group: '0−' },
  { id: 3, donor: 'H. Ito', group: 'B+' },
  { id: 4, donor: 'V. Costa', group: '0+' },
];

type Action = DataGridProps['indeterminateCheckboxAction'];

export default function CheckboxesOnly() {
  const [action, setAction] = React.useState<Action>('deselect');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="A partly filled box selects all"
        control={
          <Switch
            checked={action === 'select'}
            onChange={(event) =>
              setAction(event.target.checked ? 'select' : 'deselect')
            }
          />
        }
      />
      <div style={{ height: 330, width: '100%' }}>
        <DataGrid
          aria-label="Blood donors"
          columns={columns}
          rows={rows}
          checkboxSelection
          disableRowSelectionOnClick
          indeterminateCheckboxAction={action}
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        />
      </div>
    </Stack>
  );
}
