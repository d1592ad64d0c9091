import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';

const rows = [
  { id: 1, court: 'Clay 1', booked: '09:00' },
  { id: 2, court: 'Clay 2', booked: '10:30' },
  { id: 3, court: 'Grass', booked: 'free' },
];

const columns: GridColDef[] = [
  { field: 'court', headerName: 'Court', flex: 1, minWidth: 100 },
  { field: 'booked', headerName: 'Booked', width: 110 },
];

export default function QuietFocus() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        aria-label="Courts"
        hideFooter
        sx={{
          [`& .${gridClasses.cell}:focus:not(:focus-visible)`]: {
            outline: 'none',
          },
          [`& .${gridClasses.columnHeader}:focus-within:not(:has(:focus-visible)):not(:focus-visible)`]:
            { outline: 'none' },
        }}
      />
    </div>
  );
}
