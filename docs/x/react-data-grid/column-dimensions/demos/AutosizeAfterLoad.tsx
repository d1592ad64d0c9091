import * as React from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { fetchVessels, type Vessel } from './vessels';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel' },
  { field: 'flag', headerName: 'Flag' },
  { field: 'cargo', headerName: 'Cargo' },
];

export default function AutosizeAfterLoad() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Vessel[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = () => {
    setRows([]);
    setLoading(true);
    fetchVessels().then((vessels) => {
      setRows(vessels);
      setLoading(false);
    });
  };

  React.useEffect(() => {
    if (rows.length > 0) {
      apiRef.current.autosizeColumns({ includeOutliers: true, expand: true });
    }
  }, [apiRef, rows]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={load} disabled={loading}>
        Load vessels
      </Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Vessels in port"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          loading={loading}
          hideFooter
        />
      </div>
    </Stack>
  );
}
