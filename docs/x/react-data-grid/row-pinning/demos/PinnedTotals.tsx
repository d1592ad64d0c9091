import {
  DataGridPro,
  gridClasses,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 130 },
  { field: 'day', headerName: 'Day (kWh)', type: 'number', width: 120 },
  { field: 'night', headerName: 'Night (kWh)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, meter: 'Cold store', day: 412, night: 388 },
  { id: 2, meter: 'Bakery', day: 96, night: 240 },
  { id: 3, meter: 'Offices', day: 131, night: 22 },
  { id: 4, meter: 'Charging bays', day: 75, night: 190 },
  { id: 5, meter: 'Workshop', day: 164, night: 9 },
  { id: 6, meter: 'Yard lights', day: 3, night: 58 },
  { id: 7, meter: 'Pump house', day: 47, night: 44 },
];

const sum = (field: 'day' | 'night') =>
  rows.reduce((total, row) => total + row[field], 0);

const pinnedRows: GridPinnedRowsProp = {
  top: [{ id: 'budget', meter: 'Budget', day: 900, night: 1000 }],
  bottom: [
    { id: 'total', meter: 'Total', day: sum('day'), night: sum('night') },
  ],
};

export default function PinnedTotals() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Electricity by meter"
        columns={columns}
        rows={rows}
        pinnedRows={pinnedRows}
        hideFooter
        sx={{ [`& .${gridClasses.pinnedRows}`]: { fontWeight: 'bold' } }}
      />
    </div>
  );
}
