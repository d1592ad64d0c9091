import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fetchAfter, type Parcel } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

const PAGE_SIZE = 10;

export default function CursorPages() {
  const [page, setPage] = React.useState(0);
  // cursors[n] leads to page n.
  const [cursors, setCursors] = React.useState<(number | null)[]>([null]);
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(true);
  const [rowCount, setRowCount] = React.useState(-1);
  const [lastPage, setLastPage] = React.useState(-1);
  const cursor = cursors[page] ?? null;

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchAfter(cursor, PAGE_SIZE).then(({ rows: found, nextCursor }) => {
      if (!outdated) {
        setRows(found);
        setLoading(false);
        setCursors((known) => [...known.slice(0, page + 1), nextCursor]);
        setLastPage(nextCursor === null ? page : -1);
      }
    });
    return () => {
      outdated = true;
    };
  }, [cursor, page]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        GET /parcels?after={cursor ?? 'start'} {loading ? '…' : '200 OK'}
      </Typography>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          aria-label="Parcels by cursor"
          columns={columns}
          rows={rows}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={50}
          paginationMeta={{ hasNextPage: page !== lastPage }}
          paginationModel={{ page, pageSize: PAGE_SIZE }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[PAGE_SIZE]}
        />
      </div>
    </Stack>
  );
}
