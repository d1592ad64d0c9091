import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 120 },
  { field: 'driver', headerName: 'Driver', width: 120 },
  { field: 'vehicle', headerName: 'Vehicle', width: 120 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 100 },
  { field: 'km', headerName: 'Distance (km)', type: 'number', width: 140 },
  { field: 'litres', headerName: 'Fuel (l)', type: 'number', width: 110 },
];

const drivers = ['Ana', 'Bo', 'Chidi', 'Dina', 'Emil', 'Farah', 'Gus'];
const vehicles = ['Van 3', 'Truck 1', 'Bike 8', 'Van 5'];

const rows = Array.from({ length: 2000 }, (_, id) => ({
  id,
  route: `R-${1000 + id}`,
  driver: drivers[(id * 5) % drivers.length],
  vehicle: vehicles[(id * 3) % vehicles.length],
  stops: 4 + ((id * 7) % 23),
  km: 12 + ((id * 37) % 180),
  litres: 1 + ((id * 13) % 29),
}));

export default function ProGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Delivery routes"
        columns={columns}
        rows={rows}
        rowHeight={38}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: { left: ['__check__', 'route'] },
          sorting: {
            sortModel: [
              { field: 'driver', sort: 'asc' },
              { field: 'km', sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
