import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 160 },
  {
    field: 'cargo',
    headerName: 'Cargo',
    type: 'singleSelect',
    valueOptions: ['Grain', 'Steel', 'Timber'],
    width: 150,
  },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 150 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 180 },
];

const rows = [
  {
    id: 1,
    vessel: 'Marigold',
    cargo: 'Grain',
    tonnes: 12400,
    arrival: new Date(2024, 2, 4),
  },
  {
    id: 2,
    vessel: 'Northern Tern',
    cargo: 'Timber',
    tonnes: 5200,
    arrival: new Date(2024, 2, 5),
  },
  {
    id: 3,
    vessel: 'Calypso',
    cargo: 'Steel',
    tonnes: 18900,
    arrival: new Date(2024, 2, 5),
  },
  {
    id: 4,
    vessel: 'Tamarin',
    cargo: 'Grain',
    tonnes: 7300,
    arrival: new Date(2024, 2, 7),
  },
];

export default function HeaderFilters() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Port calls"
        columns={columns}
        rows={rows}
        headerFilters
        hideFooter
      />
    </div>
  );
}
