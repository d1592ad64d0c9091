import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'reels', headerName: 'Reels', type: 'number', width: 90 },
  { field: 'stock', headerName: 'Film stock', width: 120 },
  { field: 'vault', headerName: 'Vault', width: 90 },
];

const rows = [
  {
    id: 1,
    film: 'The Quiet Lock',
    year: '1927',
    reels: 6,
    stock: 'Nitrate',
    vault: 'C4',
  },
  {
    id: 2,
    film: 'Marionettes',
    year: '1951',
    reels: 9,
    stock: 'Acetate',
    vault: 'A1',
  },
  {
    id: 3,
    film: 'Low Water',
    year: '1968',
    reels: 5,
    stock: 'Acetate',
    vault: 'A7',
  },
];

export default function HiddenAtStart() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Films in the archive"
        columns={columns}
        rows={rows}
        initialState={{
          columns: { columnVisibilityModel: { stock: false, vault: false } },
        }}
        hideFooter
      />
    </div>
  );
}
