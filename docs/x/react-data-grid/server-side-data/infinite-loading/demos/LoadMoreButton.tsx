import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const TOTAL = 90;
const BLOCK = 15;
const boats = ['Ketch', 'Sloop', 'Yawl', 'Cutter'];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Berth', type: 'number' },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 100 },
  { field: 'metres', headerName: 'Length (m)', type: 'number', width: 110 },
];

function createRows(start: number) {
  return Array.from({ length: BLOCK }, (_, index) => ({
    id: start + index + 1,
    boat: boats[(start + index) % boats.length],
    metres: 6 + ((start + index) % 9),
  }));
}

/** Stands for a request: answers after a moment. */
function loadBlock(start: number) {
  return new Promise<ReturnType<typeof createRows>>((resolve) => {
    setTimeout(() => resolve(createRows(start)), 400);
  });
}

export default function LoadMoreButton() {
  const [rows, setRows] = React.useState(() => createRows(0));
  const [loading, setLoading] = React.useState(false);

  async function loadMore() {
    if (loading) {
      return;
    }
    setLoading(true);
    const block = await loadBlock(rows.length);
    setRows((loaded) => [...loaded, ...block]);
    setLoading(false);
  }

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          loading={loading}
          aria-label="Berths of a marina"
          paginationModel={{ page: 0, pageSize: 100 }}
          hideFooter
          disableColumnSorting
          disableColumnFilter
        />
      </div>
      <Box sx={{ pt: 1, display: 'flex', gap: 2, alignItems: 'center' }}>
        <span role="status">{`${rows.length} of ${TOTAL} berths`}</span>
        <Button
          size="small"
          onClick={loadMore}
          disabled={rows.length === TOTAL}
        >
          Load more
        </Button>
      </Box>
    </Box>
  );
}
