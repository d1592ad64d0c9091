import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  gridExpandedSortedRowIdsSelector,
  gridFilterModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';

const rows = [
  { id: 'GH-1', plant: 'Tomato', bed: 3 },
  { id: 'GH-2', plant: 'Aubergine', bed: 1 },
  { id: 'GH-3', plant: 'Pepper', bed: 2 },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'bed', headerName: 'Bed', type: 'number' },
];

export default function ReadOnRequest() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = React.useState('Sort or filter, then ask.');

  const read = () => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const { items } = gridFilterModelSelector(apiRef);
    setAnswer(`Order: ${ids.join(', ')}. Filters: ${items.length}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aria-label="Greenhouse"
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button size="small" variant="outlined" onClick={read}>
          Read the state
        </Button>
        <span role="status">{answer}</span>
      </Stack>
    </Stack>
  );
}
