import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const rows = [
  { id: 1, glaze: 'Celadon', cone: 10, shelf: 'A' },
  { id: 2, glaze: 'Tenmoku', cone: 9, shelf: 'B' },
  { id: 3, glaze: 'Shino', cone: 10, shelf: 'A' },
];

const columns: GridColDef[] = [
  { field: 'glaze', headerName: 'Glaze', flex: 1, minWidth: 100 },
  { field: 'cone', headerName: 'Cone', type: 'number' },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

export default function StyledWithSx() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Glazes"
        hideFooter
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            textTransform: 'uppercase',
            letterSpacing: '0.06em',
          },
          [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
        }}
      />
    </div>
  );
}
