import type { GridColDef } from '@mui/x-data-grid';

export const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'bed', headerName: 'Bed', width: 90 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 120 },
];

export const rows = [
  { id: 1, plant: 'Lady’s mantle', bed: 'North', height: 45 },
  { id: 2, plant: 'Purple sage', bed: 'South', height: 60 },
  { id: 3, plant: 'Meadow rue', bed: 'North', height: 140 },
  { id: 4, plant: 'Sea holly', bed: 'South', height: 75 },
  { id: 5, plant: 'Barrenwort', bed: 'North', height: 30 },
  { id: 6, plant: 'Catmint', bed: 'South', height: 40 },
];
