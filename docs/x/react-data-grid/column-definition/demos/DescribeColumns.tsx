import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 140 },
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'sown', headerName: 'Sown', type: 'date', width: 120 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
  { field: 'perennial', headerName: 'Perennial', type: 'boolean', width: 110 },
];

const rows = [
  {
    id: 1,
    plant: 'Globe thistle',
    bed: 'North',
    sown: new Date(2024, 2, 9),
    height: 96,
    perennial: true,
  },
  {
    id: 2,
    plant: 'Sweet pea',
    bed: 'Fence',
    sown: new Date(2024, 3, 14),
    height: 142,
    perennial: false,
  },
  {
    id: 3,
    plant: 'Lady’s mantle',
    bed: 'Pond',
    sown: new Date(2023, 8, 2),
    height: 38,
    perennial: true,
  },
  {
    id: 4,
    plant: 'Love-in-a-mist',
    bed: 'North',
    sown: new Date(2024, 3, 28),
    height: 51,
    perennial: false,
  },
];

export default function DescribeColumns() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Plants in the trial garden"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
