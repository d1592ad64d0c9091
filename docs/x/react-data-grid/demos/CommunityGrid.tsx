import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Volunteer {
  id: number;
  first: string;
  last: string;
  hours: number;
}

const columns: GridColDef<Volunteer>[] = [
  { field: 'first', headerName: 'First name', width: 120, editable: true },
  { field: 'last', headerName: 'Last name', width: 120, editable: true },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'badge',
    headerName: 'Badge',
    description: 'First name and initial. Not sortable.',
    sortable: false,
    width: 120,
    valueGetter: (_value, row) => `${row.first} ${row.last.charAt(0)}.`,
  },
];

const rows: Volunteer[] = [
  { id: 1, first: 'Ines', last: 'Carvalho', hours: 14 },
  { id: 2, first: 'Tomasz', last: 'Wilk', hours: 32 },
  { id: 3, first: 'Leila', last: 'Nasser', hours: 8 },
  { id: 4, first: 'Oskar', last: 'Berg', hours: 21 },
  { id: 5, first: 'Mei', last: 'Huang', hours: 40 },
  { id: 6, first: 'Paul', last: 'Adeyemi', hours: 17 },
  { id: 7, first: 'Ruta', last: 'Kalnina', hours: 5 },
];

export default function CommunityGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Volunteers"
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
