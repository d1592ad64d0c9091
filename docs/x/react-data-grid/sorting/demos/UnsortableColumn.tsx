import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 130 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 110 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 2,
    minWidth: 200,
    sortable: false,
    filterable: false,
  },
];

const rows = [
  { id: 1, place: 'Reed bed', seconds: 312, notes: 'Wind from the left' },
  { id: 2, place: 'Boathouse', seconds: 95, notes: 'Ropes, distant bell' },
  { id: 3, place: 'Quarry', seconds: 240, notes: 'Two owls at 1:10' },
  { id: 4, place: 'Footbridge', seconds: 58, notes: 'Too many cyclists' },
];

export default function UnsortableColumn() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Field recordings"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
