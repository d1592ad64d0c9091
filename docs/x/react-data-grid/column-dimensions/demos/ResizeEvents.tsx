import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'no', headerName: 'No.', width: 60, resizable: false },
  { field: 'piece', headerName: 'Piece', width: 150, minWidth: 90 },
  { field: 'glaze', headerName: 'Glaze', width: 120, maxWidth: 200 },
];

const rows = [
  { id: 1, no: 1, piece: 'Tall jug', glaze: 'Celadon' },
  { id: 2, no: 2, piece: 'Bowl with foot', glaze: 'Iron red' },
  { id: 3, no: 3, piece: 'Tea caddy', glaze: 'Ash' },
];

export default function ResizeEvents() {
  const [dragged, setDragged] = React.useState('–');
  const [changed, setChanged] = React.useState('–');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Pieces in the kiln"
          columns={columns}
          rows={rows}
          onColumnResize={({ colDef, width }) =>
            setDragged(`${colDef.headerName}, ${Math.round(width)} px`)
          }
          onColumnWidthChange={({ colDef, width }) =>
            setChanged(`${colDef.headerName}, ${Math.round(width)} px`)
          }
          hideFooter
        />
      </div>
      <Typography variant="body2">While dragging: {dragged}</Typography>
      <Typography variant="body2" role="status">
        Width changed: {changed}
      </Typography>
    </Stack>
  );
}
