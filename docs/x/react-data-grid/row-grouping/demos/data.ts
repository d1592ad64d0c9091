import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Plant {
  id: number;
  name: string;
  country: string;
  source: string;
  capacity: number;
  opened: number;
}

export const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'source', headerName: 'Source', width: 120 },
  {
    field: 'capacity',
    headerName: 'Capacity (MW)',
    type: 'number',
    width: 140,
  },
  {
    field: 'opened',
    headerName: 'Opened',
    type: 'number',
    width: 100,
    valueFormatter: (value?: number) => value?.toString() ?? '',
  },
];

const list: Omit<Plant, 'id'>[] = [
  plant('Skarvan', 'Norway', 'Hydro', 310, 1968),
  plant('Tistedal', 'Norway', 'Hydro', 96, 1974),
  plant('Ytre Vik', 'Norway', 'Wind', 128, 2017),
  plant('Alcorela', 'Portugal', 'Solar', 219, 2021),
  plant('Serra Alta', 'Portugal', 'Wind', 172, 2009),
  plant('Ribadouro', 'Portugal', 'Hydro', 260, 1971),
  plant('Vale Seco', 'Portugal', 'Solar', 46, 2014),
  plant('Nordbank', 'Denmark', 'Wind', 400, 2013),
  plant('Lille Havn', 'Denmark', 'Wind', 165, 2003),
  plant('Ejby Mark', 'Denmark', 'Solar', 61, 2019),
];

function plant(
  name: string,
  country: string,
  source: string,
  capacity: number,
  opened: number,
) {
  return { name, country, source, capacity, opened };
}

export const rows: Plant[] = list.map((row, index) => ({
  ...row,
  id: index + 1,
}));
