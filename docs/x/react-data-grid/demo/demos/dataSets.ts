import type { GridColDef } from '@mui/x-data-grid-premium';

export type DemoRow = { id: number; area: string; place: string } & Record<
  string,
  string | number | boolean | Date
>;

export interface DataSet {
  label: string;
  columns: GridColDef<DemoRow>[];
  /** The same row for the same number, whenever it is asked for. */
  makeRow: (id: number) => DemoRow;
  /** The column that names a row, and the one that a total makes sense for. */
  nameField: string;
  totalField: string;
}

/** A number from 0 up to, not including, `count`: scattered, but fixed for an id. */
function scatter(id: number, salt: number, count: number) {
  let hash = Math.imul(id ^ (salt << 20), 2654435761);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % count;
}

function pick<Item>(list: readonly Item[], id: number, salt: number): Item {
  return list[scatter(id, salt, list.length)] as Item;
}

const areas = ['North', 'East', 'South', 'West', 'Islands'] as const;
const towns = {
  North: ['Tromsø', 'Luleå', 'Oulu', 'Bodø'],
  East: ['Vilnius', 'Gdynia', 'Riga', 'Tartu'],
  South: ['Bari', 'Patras', 'Málaga', 'Split'],
  West: ['Cork', 'Brest', 'Porto', 'Galway'],
  Islands: ['Valletta', 'Palma', 'Funchal', 'Tórshavn'],
};

function makePlace(id: number) {
  const area = pick(areas, id, 1);
  return { id, area, place: pick(towns[area], id, 2) };
}

function makeDate(id: number) {
  return new Date(2026, 0, 1 + scatter(id, 3, 300));
}

const placeColumns: GridColDef<DemoRow>[] = [
  {
    field: 'area',
    headerName: 'Area',
    type: 'singleSelect',
    valueOptions: [...areas],
    width: 110,
  },
  { field: 'place', headerName: 'Place', width: 120 },
];

const carriers = ['Bluebird', 'Cargonaut', 'Kestrel Post', 'Overland'];
const statuses = ['Collected', 'In transit', 'Delivered', 'Returned'];
const kinds = ['School', 'Bakery', 'Clinic', 'Home', 'Workshop', 'Farm'];
const tariffs = ['Day', 'Night', 'Flat'];
const titles = ['Salt', 'Glass', 'Winter', 'Paper', 'River', 'Iron', 'Honey'];
const nouns = ['Atlas', 'Garden', 'Letters', 'Bridge', 'Songbook', 'House'];
const genres = ['Novel', 'History', 'Poetry', 'Nature', 'Comics'];

export const dataSets: Record<string, DataSet> = {
  parcels: {
    label: 'Parcels',
    nameField: 'code',
    totalField: 'weight',
    columns: [
      { field: 'code', headerName: 'Parcel', width: 120 },
      ...placeColumns,
      {
        field: 'status',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: statuses,
        editable: true,
        width: 120,
      },
      {
        field: 'weight',
        headerName: 'Weight (kg)',
        type: 'number',
        width: 130,
      },
      { field: 'carrier', headerName: 'Carrier', width: 130 },
      { field: 'insured', headerName: 'Insured', type: 'boolean', width: 110 },
      { field: 'sent', headerName: 'Sent', type: 'date', width: 120 },
    ],
    makeRow: (id) => ({
      ...makePlace(id),
      code: `P-${100_000 + id}`,
      status: pick(statuses, id, 4),
      weight: (1 + scatter(id, 5, 300)) / 10,
      carrier: pick(carriers, id, 6),
      insured: scatter(id, 7, 3) === 0,
      sent: makeDate(id),
    }),
  },
  meters: {
    label: 'Electricity meters',
    nameField: 'meter',
    totalField: 'used',
    columns: [
      { field: 'meter', headerName: 'Meter', width: 120 },
      ...placeColumns,
      { field: 'kind', headerName: 'Customer', width: 120 },
      { field: 'used', headerName: 'Used (kWh)', type: 'number', width: 130 },
      { field: 'made', headerName: 'Fed in (kWh)', type: 'number', width: 130 },
      {
        field: 'tariff',
        headerName: 'Tariff',
        type: 'singleSelect',
        valueOptions: tariffs,
        editable: true,
        width: 100,
      },
      { field: 'read', headerName: 'Read on', type: 'date', width: 120 },
    ],
    makeRow: (id) => ({
      ...makePlace(id),
      meter: `E-${200_000 + id}`,
      kind: pick(kinds, id, 4),
      used: 120 + scatter(id, 5, 4000),
      made: scatter(id, 6, 4) === 0 ? scatter(id, 8, 900) : 0,
      tariff: pick(tariffs, id, 7),
      read: makeDate(id),
    }),
  },
  loans: {
    label: 'Library loans',
    nameField: 'book',
    totalField: 'fee',
    columns: [
      { field: 'book', headerName: 'Book', width: 190 },
      ...placeColumns,
      {
        field: 'genre',
        headerName: 'Genre',
        type: 'singleSelect',
        valueOptions: genres,
        width: 110,
      },
      { field: 'late', headerName: 'Days late', type: 'number', width: 110 },
      { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 110 },
      { field: 'renewed', headerName: 'Renewed', type: 'boolean', width: 110 },
      { field: 'due', headerName: 'Due', type: 'date', width: 120 },
    ],
    makeRow: (id) => {
      const late = Math.max(0, scatter(id, 6, 60) - 40);
      return {
        ...makePlace(id),
        book: `${pick(titles, id, 4)} ${pick(nouns, id, 5)} ${id + 1}`,
        genre: pick(genres, id, 7),
        late,
        fee: late * 0.5,
        renewed: scatter(id, 8, 2) === 0,
        due: makeDate(id),
      };
    },
  },
};
