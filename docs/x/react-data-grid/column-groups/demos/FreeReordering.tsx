import {
  DataGridPro,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Title', width: 130 },
  { field: 'author', headerName: 'Author', width: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 100 },
];

const rows = [
  { id: 1, title: 'Salt', author: 'M. Ferrier', shelf: 'B2', copies: 3 },
  {
    id: 2,
    title: 'The Long Field',
    author: 'O. Nkemba',
    shelf: 'A7',
    copies: 1,
  },
  { id: 3, title: 'Winterling', author: 'J. Sarre', shelf: 'C1', copies: 5 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'book',
    headerName: 'Book (may split)',
    freeReordering: true,
    children: [{ field: 'title' }, { field: 'author' }],
  },
  {
    groupId: 'stock',
    headerName: 'Stock (stays whole)',
    children: [{ field: 'shelf' }, { field: 'copies' }],
  },
];

export default function FreeReordering() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Library stock"
        columns={columns}
        rows={rows}
        columnGroupingModel={columnGroupingModel}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
