import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'crop', headerName: 'Crop', width: 130 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    width: 120,
    valueOptions: ['Root', 'Leaf', 'Fruit'],
  },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 150 },
];

export const rows = [
  { id: 1, crop: 'Parsnip', kind: 'Root', kilos: 42, note: '=good' },
  { id: 2, crop: 'Chard', kind: 'Leaf', kilos: 18, note: 'early, tender' },
  { id: 3, crop: 'Squash', kind: 'Fruit', kilos: 96, note: '' },
  { id: 4, crop: 'Beetroot', kind: 'Root', kilos: 61, note: '' },
  { id: 5, crop: 'Kale', kind: 'Leaf', kilos: 25, note: 'frost helped' },
];
