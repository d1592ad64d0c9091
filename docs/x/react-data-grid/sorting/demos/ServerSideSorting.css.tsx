import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';
import { fetchShipments, toRequest, type Shipment } from './data';
import './ServerSideSorting.css';

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
    <div className="shipments">
      <Typography role="status" variant="body2" className="shipments-request">
        {toRequest(sortModel)} {loading ? '…' : '200 OK'}
      </Typography>
      <div className="shipments-grid">
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
    </div>
  );
}
