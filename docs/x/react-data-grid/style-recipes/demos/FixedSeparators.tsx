import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const rows = [
  { id: 1, code: 'A-7', part: 'Hinge', stock: 140 },
  { id: 2, code: 'C-2', part: 'Handle', stock: 62 },
  { id: 3, code: 'F-9', part: 'Spring', stock: 305 },
];

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80, resizable: false },
  { field: 'part', headerName: 'Part', width: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    resizable: false,
  },
];

export default function FixedSeparators() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Parts"
        hideFooter
        sx={{
          [`& .${gridClasses.columnSeparator}`]: {
            [`&:not(.${gridClasses['columnSeparator--resizable']})`]: {
              display: 'none',
            },
          },
        }}
      />
    </div>
  );
}
