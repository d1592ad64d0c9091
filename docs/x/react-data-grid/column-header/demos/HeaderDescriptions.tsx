import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', flex: 1, minWidth: 110 },
  {
    field: 'spl',
    headerName: 'SPL',
    description: 'Sound pressure level, mean of the night in decibels',
    type: 'number',
    width: 100,
  },
  {
    field: 'exceeded',
    headerName: 'Nights over limit',
    type: 'number',
    width: 110,
  },
];

const rows = [
  { id: 1, station: 'Schoolyard', spl: 46, exceeded: 2 },
  { id: 2, station: 'Ring road', spl: 63, exceeded: 28 },
  { id: 3, station: 'Canal bridge', spl: 51, exceeded: 9 },
];

export default function HeaderDescriptions() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Noise measurements"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
