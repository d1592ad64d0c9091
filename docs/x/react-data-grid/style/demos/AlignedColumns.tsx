import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, stop: 'Market', arrives: '07:12', riders: 43 },
  { id: 2, stop: 'Hospital', arrives: '07:19', riders: 28 },
  { id: 3, stop: 'Campus', arrives: '07:31', riders: 61 },
];

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 90 },
  {
    field: 'arrives',
    headerName: 'Arrives',
    align: 'center',
    headerAlign: 'center',
    width: 110,
  },
  {
    field: 'riders',
    headerName: 'Riders',
    type: 'number',
    headerAlign: 'left',
    width: 110,
  },
];

export default function AlignedColumns() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} aria-label="Stops" hideFooter />
    </div>
  );
}
