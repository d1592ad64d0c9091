import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  {
    field: 'screen',
    headerName: 'Screen',
    type: 'singleSelect',
    valueOptions: ['Main hall', 'Studio', 'Courtyard'],
    width: 120,
  },
  { field: 'premiere', headerName: 'Premiere', type: 'date', width: 120 },
  { field: 'subtitled', headerName: 'Subtitled', type: 'boolean', width: 110 },
];

const october = (day: number) => new Date(2024, 9, day);

const rows = [
  {
    id: 1,
    title: 'The Salt Road',
    minutes: 112,
    screen: 'Main hall',
    premiere: october(4),
    subtitled: true,
  },
  {
    id: 2,
    title: 'Night Ferry',
    minutes: 94,
    screen: 'Studio',
    premiere: october(5),
    subtitled: false,
  },
  {
    id: 3,
    title: 'Paper Orchard',
    minutes: 78,
    screen: 'Courtyard',
    premiere: october(5),
    subtitled: true,
  },
  {
    id: 4,
    title: 'A Winter Tenant',
    minutes: 131,
    screen: 'Main hall',
    premiere: october(8),
    subtitled: true,
  },
  {
    id: 5,
    title: 'Seven Bridges',
    minutes: 87,
    screen: 'Studio',
    premiere: october(9),
    subtitled: false,
  },
];

export default function FilterPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Festival programme"
        columns={columns}
        rows={rows}
        slots={{ toolbar: GridToolbar }}
        hideFooter
        sx={{ '& .MuiBadge-invisible': { display: 'none' } }}
      />
    </div>
  );
}
