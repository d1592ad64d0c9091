import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, turbine: 'North 1', output: 2.1, wind: 9.4 },
  { id: 2, turbine: 'North 2', output: 1.8, wind: 8.7 },
  { id: 3, turbine: 'Ridge 1', output: 3.2, wind: 12.1 },
  { id: 4, turbine: 'Ridge 2', output: 3.0, wind: 11.8 },
  { id: 5, turbine: 'Shore 1', output: 2.6, wind: 10.3 },
];

const columns: GridColDef[] = [
  { field: 'turbine', headerName: 'Turbine', width: 110 },
  { field: 'output', headerName: 'MW', type: 'number', width: 80 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 110 },
];

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector
        slotProps={{ tooltip: { title: 'Change row height' } }}
      />
    </GridToolbarContainer>
  );
}

export default function DensityInToolbar() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Turbines"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          slots={{ toolbar: DensityToolbar }}
          hideFooterSelectedRowCount
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Stored for the next visit: {density}
      </Typography>
    </div>
  );
}
