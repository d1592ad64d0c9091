import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Parcel = (typeof rows)[number];

const columns: GridColDef<Parcel>[] = [
  {
    field: 'receiver',
    headerName: 'Receiver',
    flex: 1,
    minWidth: 150,
    valueGetter: (_value, row) => `${row.lastName}, ${row.firstName}`,
  },
  {
    field: 'city',
    headerName: 'City',
    width: 120,
    valueGetter: (_value, row) => row.address?.city,
  },
  {
    field: 'volume',
    headerName: 'Volume (l)',
    type: 'number',
    width: 120,
    valueGetter: (_value, { size }) => (size[0] * size[1] * size[2]) / 1000,
  },
];

const rows = [
  {
    id: 1,
    firstName: 'Noor',
    lastName: 'Hadley',
    address: { city: 'Ghent' },
    size: [30, 20, 15] as const,
  },
  {
    id: 2,
    firstName: 'Tomas',
    lastName: 'Birk',
    address: { city: 'Aarhus' },
    size: [60, 40, 40] as const,
  },
  {
    id: 3,
    firstName: 'Ilaria',
    lastName: 'Conte',
    address: null,
    size: [25, 25, 10] as const,
  },
  {
    id: 4,
    firstName: 'Pavel',
    lastName: 'Adler',
    address: { city: 'Brno' },
    size: [45, 30, 20] as const,
  },
];

export default function DerivedValues() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Parcels to deliver"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
