import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 140 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 130,
    editable: true,
  },
];

const rows = [
  { id: 1, part: 'Brake cable', stock: 14 },
  { id: 2, part: 'Inner tube', stock: 6 },
  { id: 3, part: 'Chain link', stock: 32 },
  { id: 4, part: 'Bell', stock: 21 },
];

export default function SortAfterEdit() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Workshop stock"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
