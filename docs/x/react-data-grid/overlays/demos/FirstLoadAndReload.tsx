import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const trips = [
  { id: 1, bus: '12', minutes: 4 },
  { id: 2, bus: '31', minutes: 9 },
  { id: 3, bus: '7', minutes: 13 },
];
const columns: GridColDef[] = [
  { field: 'bus', headerName: 'Bus', flex: 1, minWidth: 80 },
  {
    field: 'minutes',
    headerName: 'Leaves in (min)',
    type: 'number',
    width: 130,
  },
];

export default function FirstLoadAndReload() {
  const [rows, setRows] = React.useState<typeof trips>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setRows(trips);
      setLoading(false);
    }, 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  const loadAnew = (keepRows: boolean) => {
    setRows(keepRows ? rows : []);
    setLoading(true);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => loadAnew(false)}>
          First load
        </Button>
        <Button size="small" variant="outlined" onClick={() => loadAnew(true)}>
          Reload
        </Button>
      </Stack>
      <div style={{ height: 240 }}>
        <DataGrid
          loading={loading}
          rows={rows}
          columns={columns}
          slotProps={{
            loadingOverlay: {
              variant: 'linear-progress',
              noRowsVariant: 'skeleton',
            },
          }}
          aria-label="Departures"
          hideFooter
        />
      </div>
    </Stack>
  );
}
