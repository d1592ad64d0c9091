import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'bed', headerName: 'Bed', width: 100 },
  {
    field: 'care',
    headerName: 'Care',
    flex: 2,
    minWidth: 200,
    filterable: false,
  },
];

const rows = [
  { id: 1, plant: 'Borage', bed: 'North', care: 'Cut back after flowering' },
  { id: 2, plant: 'Chervil', bed: 'Shade', care: 'Keep the soil moist' },
  { id: 3, plant: 'Lovage', bed: 'North', care: 'Divide every four years' },
  { id: 4, plant: 'Sorrel', bed: 'Shade', care: 'Pick the outer leaves' },
];

export default function ColumnsWithoutFilter() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Turn filtering off for all columns"
        control={
          <Switch
            checked={disabled}
            onChange={(event) => setDisabled(event.target.checked)}
          />
        }
      />
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          aria-label="Herb garden"
          columns={columns}
          rows={rows}
          disableColumnFilter={disabled}
          hideFooter
        />
      </div>
    </Stack>
  );
}
