import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'from', headerName: 'From', width: 90 },
  { field: 'to', headerName: 'To', width: 90 },
  {
    field: 'service',
    headerName: 'Service',
    flex: 1,
    minWidth: 110,
    colSpan: 2,
    sortable: false,
  },
  { field: 'operator', headerName: 'Operator', flex: 1, minWidth: 110 },
];

const rows = [
  {
    id: 1,
    from: '9:00',
    to: '9:40',
    service: 'Ferry, every ten minutes',
    operator: 'Harbour Co.',
  },
  {
    id: 2,
    from: '9:40',
    to: '12:00',
    service: 'No service at low tide',
    operator: '',
  },
];

export default function SpanEveryCell() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        aria-label="Crossings"
        columns={columns}
        rows={rows}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </div>
  );
}
