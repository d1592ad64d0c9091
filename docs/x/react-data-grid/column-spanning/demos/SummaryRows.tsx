import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Line = (typeof rows)[number];

const SUMMARY = ['Sum', 'Reduced tax', 'To pay'];
const isSummary = ({ item }: Line) => SUMMARY.includes(item);
const euros = (value?: number) => value?.toFixed(2) ?? '';

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    colSpan: (_value, row) => (isSummary(row) ? 3 : undefined),
  },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: euros,
  },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 110,
    valueGetter: (_value, { pieces = 0, price = 0, total }) =>
      total ?? pieces * price,
    valueFormatter: euros,
  },
];

const rows = [
  { id: 1, item: 'Bare-root pear', pieces: 3, price: 24.5 },
  { id: 2, item: 'Stake, larch', pieces: 6, price: 4.2 },
  { id: 3, item: 'Sum', total: 98.7 },
  { id: 4, item: 'Reduced tax', total: 9.87 },
  { id: 5, item: 'To pay', total: 108.57 },
];

export default function SummaryRows() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Invoice of a tree nursery"
        columns={columns}
        rows={rows}
        getCellClassName={({ row }) => (isSummary(row) ? 'summary' : '')}
        sx={{ '& .summary': { fontWeight: 'bold' } }}
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
