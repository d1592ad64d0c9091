import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
  { field: 'free', headerName: 'Free', type: 'boolean', width: 110 },
];

const rows = [
  { id: 1, room: 'Reading room', seats: 12, free: true },
  { id: 2, room: 'Workshop', seats: 8, free: false },
  { id: 3, room: 'Lecture hall', seats: 90, free: true },
];

export default function SingleSelection() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Rooms"
        columns={columns}
        rows={rows}
        disableMultipleRowSelection
        isRowSelectable={({ row }) => row.free}
      />
    </div>
  );
}
