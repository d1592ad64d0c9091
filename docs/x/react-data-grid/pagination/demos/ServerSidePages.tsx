import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fetchPage, type Parcel } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

export default function ServerSidePages() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = React.useState({
    rows: [] as Parcel[],
    total: 0,
  });
  const [loading, setLoading] = React.useState(true);
  const { page, pageSize } = paginationModel;

  React.useEffect(() => {
    let outdated = false;

    setLoading(true);
    fetchPage(page, pageSize).then((parcels) => {
      if (!outdated) {
        setAnswer(parcels);
        setLoading(false);
      }
    });

    return () => {
      outdated = true;
    };
  }, [page, pageSize]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        GET /parcels?page={page}&size={pageSize} {loading ? '…' : '200 OK'}
      </Typography>
      <div style={{ height: 372, width: '100%' }}>
        <DataGrid
          aria-label="Parcels from the server"
          columns={columns}
          rows={answer.rows}
          rowCount={answer.total}
          loading={loading}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </Stack>
  );
}
