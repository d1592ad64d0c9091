import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const workshops = [
  { id: 1, title: 'Bookbinding', room: 'Attic', seats: 8, fee: 45 },
  { id: 2, title: 'Sourdough', room: 'Kitchen', seats: 12, fee: 30 },
  { id: 3, title: 'Bicycle repair', room: 'Yard', seats: 10, fee: 25 },
  { id: 4, title: 'Linocut', room: 'Attic', seats: 6, fee: 50 },
  { id: 5, title: 'Fermentation', room: 'Kitchen', seats: 14, fee: 35 },
];

const columns: GridColDef<(typeof workshops)[number]>[] = [
  { field: 'title', headerName: 'Workshop', flex: 1, minWidth: 140 },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Attic', 'Kitchen', 'Yard'],
    width: 110,
    editable: true,
  },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  {
    field: 'fee',
    headerName: 'Fee',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `€${value}`,
  },
];

export default function GridAtAGlance() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Workshops"
        rows={workshops}
        columns={columns}
        checkboxSelection
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'fee', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
