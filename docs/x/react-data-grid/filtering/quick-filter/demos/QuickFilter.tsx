import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'trip', headerName: 'Trip', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [
      { value: 'ok', label: 'On time' },
      { value: 'late', label: 'Delayed' },
    ],
    width: 120,
  },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 110 },
];

const rows = [
  { id: 1, trip: 'Aveiro to Lisbon', status: 'ok', platform: 2 },
  { id: 2, trip: 'Porto to Lisbon', status: 'late', platform: 12 },
  { id: 3, trip: 'Lisbon to Faro', status: 'ok', platform: 5 },
  { id: 4, trip: 'Porto to Braga', status: 'late', platform: 2 },
];

const slotProps = {
  toolbar: {
    showQuickFilter: true,
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function QuickFilter() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        columns={columns}
        rows={rows}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
