import {
  DataGrid,
  gridDateComparator,
  gridNumberComparator,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

type Boat = (typeof rows)[number];
type Berth = Pick<Boat, 'pier' | 'slot'>;
type Stay = Pick<Boat, 'arrival' | 'nights'>;

const berth: GridColDef<Boat, Berth, string> = {
  field: 'berth',
  headerName: 'Berth',
  width: 110,
  filterable: false,
  valueGetter: (_value, { pier, slot }) => ({ pier, slot }),
  valueFormatter: ({ pier, slot }: Berth) => `${pier}-${slot}`,
  sortComparator: (a, b, params1, params2) =>
    gridStringOrNumberComparator(a.pier, b.pier, params1, params2) ||
    gridNumberComparator(a.slot, b.slot, params1, params2),
};

const stay: GridColDef<Boat, Stay, string> = {
  field: 'stay',
  headerName: 'Stay',
  flex: 1,
  minWidth: 180,
  filterable: false,
  valueGetter: (_value, { arrival, nights }) => ({ arrival, nights }),
  valueFormatter: ({ arrival, nights }: Stay) =>
    `${arrival.toLocaleDateString('en-GB')}, ${nights} nights`,
  sortComparator: (a, b, params1, params2) =>
    gridDateComparator(a.arrival, b.arrival, params1, params2) ||
    gridNumberComparator(a.nights, b.nights, params1, params2),
};

const columns: GridColDef<Boat>[] = [
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 130 },
  berth,
  stay,
];

const june = (day: number) => new Date(2024, 5, day);

const rows = [
  { id: 1, boat: 'Ysolde', pier: 'B', slot: 12, arrival: june(4), nights: 5 },
  { id: 2, boat: 'Windle', pier: 'A', slot: 9, arrival: june(2), nights: 7 },
  { id: 3, boat: 'Margot', pier: 'B', slot: 3, arrival: june(4), nights: 2 },
  { id: 4, boat: 'Petrel', pier: 'A', slot: 10, arrival: june(11), nights: 3 },
];

export default function CombinedComparators() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Boats in the marina"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: { sortModel: [{ field: 'berth', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
