import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const PAGE_SIZE = 5;
const parcels = Array.from({ length: 23 }, (_, index) => ({
  id: `P-${401 + index}`,
  city: ['Turin', 'Porto', 'Gdańsk', 'Lyon'][index % 4],
  kilos: 2 + ((index * 7) % 19),
}));

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', flex: 1, minWidth: 90 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

interface Answer {
  rows: typeof parcels;
  totalKilos: number;
}

/** Stands for a request: one page of rows, and the total of all pages. */
function loadPage(page: number) {
  const rows = parcels.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const totalKilos = parcels.reduce((sum, { kilos }) => sum + kilos, 0);
  return new Promise<Answer>((resolve) => {
    setTimeout(() => resolve({ rows, totalKilos }), 300);
  });
}

export default function TotalsFromServer() {
  const [page, setPage] = React.useState(0);
  const [answer, setAnswer] = React.useState<Answer & { page: number }>();

  React.useEffect(() => {
    let isCurrent = true;
    loadPage(page).then((loaded) => {
      if (isCurrent) {
        setAnswer({ ...loaded, page });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="status" sx={{ pb: 1 }}>
        {answer
          ? `All ${parcels.length} parcels: ${answer.totalKilos} kg`
          : '…'}
      </Box>
      <div style={{ height: 400 }}>
        <DataGrid
          rows={answer?.rows ?? []}
          columns={columns}
          loading={answer?.page !== page}
          rowCount={parcels.length}
          paginationMode="server"
          paginationModel={{ page, pageSize: PAGE_SIZE }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[PAGE_SIZE]}
          aria-label="Parcels"
          disableColumnSorting
          disableColumnFilter
        />
      </div>
    </Box>
  );
}
