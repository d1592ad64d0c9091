import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 140 },
  {
    field: 'amount',
    headerName: 'Amount (€)',
    type: 'number',
    width: 130,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 130,
    sortingOrder: ['desc', 'asc'],
  },
];

const rows = [
  { id: 1, donor: 'Harbour Café', amount: 250, received: new Date(2024, 3, 2) },
  { id: 2, donor: 'Ilse Brandt', amount: 40, received: new Date(2024, 3, 18) },
  { id: 3, donor: 'Choir Fund', amount: 1200, received: new Date(2024, 1, 27) },
  { id: 4, donor: 'Anonymous', amount: 75, received: new Date(2024, 4, 6) },
];

export default function SortingOrderPerColumn() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Donations"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
