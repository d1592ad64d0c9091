import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'wreck', headerName: 'Wreck', flex: 1, minWidth: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 130 },
  { field: 'sunk', headerName: 'Sunk in', width: 110 },
];

const rows = [
  { id: 1, wreck: 'Aldebaran', depth: 28, sunk: '1917' },
  { id: 2, wreck: 'Greta', depth: 12, sunk: '1954' },
  { id: 3, wreck: 'Vesper', depth: 41, sunk: '1898' },
  { id: 4, wreck: 'Corriedale', depth: 19, sunk: '1931' },
];

export default function SortingApi() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('Not read yet');

  const readOrder = () => {
    const sortedRows = apiRef.current.getSortedRows();
    setOrder(sortedRows.map((row) => row.wreck).join(', '));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('depth')}
        >
          Cycle depth
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.sortColumn('sunk', 'desc')}
        >
          Latest first
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setSortModel([])}
        >
          Clear
        </Button>
        <Button variant="contained" onClick={readOrder}>
          Read order
        </Button>
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Dive sites"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ minHeight: '3em' }}>
        Order: {order}
      </Typography>
    </Stack>
  );
}
