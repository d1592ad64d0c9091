import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'tree',
    headerName: 'Tree',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'height',
    headerName: 'Height (m)',
    type: 'number',
    width: 120,
    editable: true,
  },
  {
    field: 'health',
    headerName: 'Health',
    type: 'singleSelect',
    valueOptions: ['Good', 'Fair', 'Poor'],
    width: 110,
    editable: true,
  },
  {
    field: 'checked',
    headerName: 'Checked',
    type: 'date',
    width: 140,
    editable: true,
  },
  {
    field: 'tagged',
    headerName: 'Tagged',
    type: 'boolean',
    width: 100,
    editable: true,
  },
];

const may = (day: number) => new Date(2024, 4, day);

const rows = [
  {
    id: 1,
    tree: 'Lime',
    height: 18,
    health: 'Good',
    checked: may(2),
    tagged: true,
  },
  {
    id: 2,
    tree: 'Ash',
    height: 12.5,
    health: 'Poor',
    checked: may(3),
    tagged: false,
  },
];

export default function EditCells() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        aria-label="Street trees"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
