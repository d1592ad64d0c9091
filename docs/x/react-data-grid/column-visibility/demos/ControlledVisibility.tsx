import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const columns: GridColDef[] = [
  { field: 'turbine', headerName: 'Turbine', flex: 1, minWidth: 100 },
  { field: 'output', headerName: 'Output (kW)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 120 },
  { field: 'oil', headerName: 'Oil (°C)', type: 'number', width: 110 },
  { field: 'service', headerName: 'Last service', width: 130 },
];

const rows = [
  { id: 1, turbine: 'Dune 1', output: 1840, wind: 9, oil: 54, service: 'May' },
  { id: 2, turbine: 'Dune 2', output: 1795, wind: 9, oil: 61, service: 'May' },
  { id: 3, turbine: 'Dune 3', output: 0, wind: 9, oil: 22, service: 'March' },
];

const views: Record<string, GridColumnVisibilityModel> = {
  Operation: { oil: false, service: false },
  Maintenance: { output: false, wind: false },
};

export default function ControlledVisibility() {
  const [model, setModel] = React.useState(views.Operation);
  const view = Object.keys(views).find((name) => views[name] === model);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view ?? null}
        onChange={(_event, name: string | null) =>
          setModel(views[name ?? 'Operation'])
        }
      >
        {Object.keys(views).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Wind farm"
          columns={columns}
          rows={rows}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
