import { getGridStringOperators, type GridColDef } from '@mui/x-data-grid-pro';
import type { Station } from './server';

// Offer only the operator that the server knows.
const filterOperators = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);

export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', width: 140, filterOperators },
  { field: 'region', headerName: 'Region', width: 110, filterOperators },
  {
    field: 'altitude',
    headerName: 'Altitude (m)',
    type: 'number',
    filterable: false,
    width: 130,
  },
];

export const firstPage = {
  pagination: { paginationModel: { page: 0, pageSize: 5 }, rowCount: 0 },
};
