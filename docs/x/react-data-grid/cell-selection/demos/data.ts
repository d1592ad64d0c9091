import type { GridColDef } from '@mui/x-data-grid-premium';

const months = ['jan', 'feb', 'mar', 'apr'];

export const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', width: 130 },
  ...months.map((field): GridColDef => ({
    field,
    headerName: field[0]?.toUpperCase() + field.slice(1),
    type: 'number',
    width: 90,
    editable: true,
  })),
];

/** Electricity in MWh. */
export const rows = [
  { id: 1, site: 'Bakery', jan: 14, feb: 13, mar: 12, apr: 11 },
  { id: 2, site: 'Laundry', jan: 31, feb: 29, mar: 30, apr: 27 },
  { id: 3, site: 'Cold store', jan: 52, feb: 50, mar: 57, apr: 61 },
  { id: 4, site: 'Offices', jan: 22, feb: 20, mar: 17, apr: 12 },
  { id: 5, site: 'Garage', jan: 8, feb: 7, mar: 6, apr: 4 },
];
