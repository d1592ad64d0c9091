import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 110 },
  { field: 'room', headerName: 'Room', width: 100 },
];

export default function OwnTexts() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={columns}
        localeText={{
          noRowsLabel: 'Nobody is waiting',
          columnMenuHideColumn: 'Take away',
          columnMenuSortAsc: 'First on top',
          footerTotalRows: 'Waiting:',
          footerRowSelected: (count) =>
            count === 1 ? '1 patient chosen' : `${count} patients chosen`,
        }}
        aria-label="Waiting room"
      />
    </div>
  );
}
