import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 150 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'screen', headerName: 'Screen', width: 120 },
];

const rows: GridRowsProp = [
  { id: 1, title: 'The Salt Road', minutes: 104, screen: 'Great hall' },
  { id: 2, title: 'Paper Boats', minutes: 88, screen: 'Studio' },
  { id: 3, title: 'Nine Bells', minutes: 131, screen: 'Great hall' },
  { id: 4, title: 'A Late Harvest', minutes: 97 },
];

export default function RowsFromObjects() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Films of the evening"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
