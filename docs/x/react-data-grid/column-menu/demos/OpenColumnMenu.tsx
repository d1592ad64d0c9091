import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'play', headerName: 'Play', flex: 1, minWidth: 130 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'seats', headerName: 'Seats left', type: 'number', width: 120 },
];

const rows = [
  { id: 1, play: 'The Lamplighter', stage: 'Cellar', seats: 12 },
  { id: 2, play: 'Seven Umbrellas', stage: 'Main', seats: 0 },
  { id: 3, play: 'Late Post', stage: 'Main', seats: 147 },
];

export default function OpenColumnMenu() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Programme"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
