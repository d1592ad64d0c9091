import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, bird: 'Kingfisher', ring: 'KF-0381', grams: 38 },
  { id: 2, bird: 'Goldcrest', ring: 'GC-1120', grams: 6 },
  { id: 3, bird: 'Jay', ring: 'JA-0077', grams: 165 },
  { id: 4, bird: 'Nuthatch', ring: 'NH-0420', grams: 23 },
];

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 110 },
  { field: 'ring', headerName: 'Ring', width: 110 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110 },
];

/** Rendered by the grid, so it finds the API object of that grid. */
function MeasuringToolbar() {
  const apiRef = useGridApiContext();
  const [hidden, setHidden] = React.useState(false);

  const toggle = () => {
    apiRef.current.setColumnVisibility('grams', hidden);
    setHidden(!hidden);
  };

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={toggle}>
        {hidden ? 'Show weights' : 'Hide weights'}
      </Button>
      <Button
        size="small"
        onClick={() => apiRef.current.sortColumn('grams', 'asc')}
      >
        Lightest first
      </Button>
    </GridToolbarContainer>
  );
}

export default function ToolbarFromContext() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: MeasuringToolbar }}
        aria-label="Birds ringed this morning"
        hideFooter
      />
    </div>
  );
}
