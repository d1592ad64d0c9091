import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';

const KEY = 'docs-demo-ferries';
const rows = [
  { id: 1, ferry: 'Anna', cars: 120, speed: 18 },
  { id: 2, ferry: 'Borealis', cars: 310, speed: 22 },
  { id: 3, ferry: 'Cormorant', cars: 64, speed: 15 },
];

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 100 },
  { field: 'cars', headerName: 'Cars', type: 'number' },
  { field: 'speed', headerName: 'Speed (kn)', type: 'number', width: 110 },
];

function readState(): GridInitialState | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === null ? undefined : JSON.parse(saved);
  } catch {
    // Storage is blocked, or the text is not JSON: start afresh.
    return undefined;
  }
}

export default function KeptAcrossVisits() {
  const apiRef = useGridApiRef();
  const [visit, setVisit] = React.useState(1);
  const [initialState, setInitialState] = React.useState(readState);

  const leaveAndReturn = () => {
    const state = apiRef.current.exportState({ exportOnlyDirtyModels: true });
    try {
      localStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      // The state lives on in this visit only.
    }
    setInitialState(state);
    setVisit((count) => count + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button size="small" variant="outlined" onClick={leaveAndReturn}>
          Leave and return
        </Button>
        <span role="status">Visit {visit}</span>
      </Stack>
      <div style={{ height: 240 }}>
        <DataGrid
          key={visit}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          aria-label="Ferries"
          hideFooter
        />
      </div>
    </Stack>
  );
}
