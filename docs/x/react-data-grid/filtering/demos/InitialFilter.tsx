import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 120 },
];

const rows = [
  { id: 1, book: 'Moss and Lichen', reader: 'D. Ferreira', daysLate: 0 },
  { id: 2, book: 'The Clockmaker', reader: 'A. Novak', daysLate: 12 },
  { id: 3, book: 'Harbour Songs', reader: 'L. Haddad', daysLate: 3 },
  { id: 4, book: 'Knots for Sailors', reader: 'B. Osei', daysLate: 0 },
  { id: 5, book: 'Bread at Home', reader: 'M. Kimura', daysLate: 21 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        columns={columns}
        rows={rows}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'daysLate', operator: '>', value: 0 }],
            },
          },
        }}
      />
    </div>
  );
}
