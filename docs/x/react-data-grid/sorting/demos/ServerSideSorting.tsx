import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fetchShipments, toRequest, type Shipment } from './data';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 130 },
  { field: 'cargo', headerName: 'Cargo', flex: 1, minWidth: 130 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

export default function ServerSideSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'tonnes', sort: 'desc' },
  ]);
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let outdated = false;

    setLoading(true);
    fetchShipments(sortModel).then((shipments) => {
      if (!outdated) {
        setRows(shipments);
        setLoading(false);
      }
    });

    return () => {
      outdated = true;
    };
  }, [sortModel]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography
        role="status"
        variant="body2"
        sx={{
          fontFamily: 'monospace',
          minHeight: '3em',
          overflowWrap: 'anywhere',
        }}
      >
        {toRequest(sortModel)} {loading ? '…' : '200 OK'}
      </Typography>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid
          aria-label="Shipments"
          columns={columns}
          rows={rows}
          loading={loading}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
