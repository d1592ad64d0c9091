import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Entry } from './server';

export const columns: GridColDef<Entry>[] = [
  {
    field: 'pages',
    headerName: 'Pages',
    type: 'number',
    filterable: false,
    width: 110,
  },
];
