import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'weekday', headerName: 'Weekday', width: 110 },
  { field: 'sunday', headerName: 'Sunday', width: 110 },
];

const rows = [
  { id: 1, stop: 'Town hall', weekday: '6:10', sunday: '8:40' },
  { id: 2, stop: 'Observatory', weekday: '6:24', sunday: '8:52' },
  { id: 3, stop: 'Lake shore', weekday: '6:31', sunday: '8:58' },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DisableColumnSelector() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Bus timetable"
        columns={columns}
        rows={rows}
        slots={{ toolbar: Toolbar }}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
