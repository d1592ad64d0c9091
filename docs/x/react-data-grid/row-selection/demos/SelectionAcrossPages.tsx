import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'volume', headerName: 'Volume', flex: 1, minWidth: 120 },
  { field: 'year', headerName: 'Year', width: 100 },
];

const volumes = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  volume: `Annals, volume ${index + 1}`,
  year: String(1961 + index),
}));

/** Stands in for a server: answers with one page after a while. */
function fetchPage(page: number): Promise<typeof volumes> {
  const rows = volumes.slice(page * 3, page * 3 + 3);
  return new Promise((resolve) => setTimeout(() => resolve(rows), 500));
}

export default function SelectionAcrossPages() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<typeof volumes>([]);
  const [loading, setLoading] = React.useState(true);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1, 5]);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchPage(page).then((found) => {
      if (!outdated) {
        setRows(found);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [page]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        GET /volumes?page={page} {loading ? '…' : '200 OK'}. Selected:{' '}
        {selected.join(', ') || 'none'}
      </Typography>
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          aria-label="Volumes to order"
          columns={columns}
          rows={rows}
          loading={loading}
          rowCount={volumes.length}
          paginationMode="server"
          paginationModel={{ page, pageSize: 3 }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[3]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Stack>
  );
}
