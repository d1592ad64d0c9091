import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';

export interface Place {
  id: number;
  path: string[];
  keeper: string;
  items: number;
}

export const columns: GridColDef<Place>[] = [
  { field: 'keeper', headerName: 'Keeper', width: 150 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export const rows: Place[] = [
  { id: 1, path: ['Archive'], keeper: 'L. Achterberg', items: 12 },
  { id: 2, path: ['Archive', 'Maps'], keeper: 'S. Okoro', items: 340 },
  {
    id: 3,
    path: ['Archive', 'Maps', 'Sea charts'],
    keeper: 'S. Okoro',
    items: 128,
  },
  {
    id: 4,
    path: ['Archive', 'Maps', 'City plans'],
    keeper: 'J. Lindqvist',
    items: 71,
  },
  { id: 5, path: ['Archive', 'Letters'], keeper: 'D. Amaral', items: 912 },
  { id: 6, path: ['Reading room'], keeper: 'P. Novak', items: 4 },
  {
    id: 7,
    path: ['Reading room', 'Atlases'],
    keeper: 'P. Novak',
    items: 56,
  },
  {
    id: 8,
    path: ['Reading room', 'Journals'],
    keeper: 'D. Amaral',
    items: 230,
  },
  { id: 9, path: ['Vault'], keeper: 'L. Achterberg', items: 39 },
];

export const getTreeDataPath: NonNullable<
  DataGridProProps<Place>['getTreeDataPath']
> = (row) => row.path;
