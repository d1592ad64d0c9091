import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Next stop', flex: 1, minWidth: 130 },
  { field: 'due', headerName: 'Due', width: 90 },
];

const rows = [
  { id: 1, line: '12', stop: 'Canal Bridge', due: '08:04' },
  { id: 2, line: '7A', stop: 'Old Brewery', due: '08:06' },
  { id: 3, line: '31', stop: 'University', due: '08:09' },
  { id: 4, line: '12', stop: 'Fish Market', due: '08:13' },
  { id: 5, line: '4', stop: 'Hospital East', due: '08:14' },
];

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function RowHeightAndDensity() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={rows}
        rowHeight={40}
        columnHeaderHeight={48}
        slots={{ toolbar: DensityToolbar }}
        hideFooter
      />
    </div>
  );
}
