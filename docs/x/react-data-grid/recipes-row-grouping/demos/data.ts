import type { GridColDef } from '@mui/x-data-grid-premium';

export const columns: GridColDef[] = [
  { field: 'branch', headerName: 'Branch', width: 140 },
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'reader', headerName: 'Reader', width: 120 },
  { field: 'days', headerName: 'Days late', type: 'number', width: 110 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

const loan = (
  id: number,
  branch: string,
  title: string,
  reader: string,
  days: number,
) => ({ id, branch, title, reader, days, fee: days * 0.5 });

export const rows = [
  loan(1, 'Harbour', 'Tides of Glass', 'M-2041', 12),
  loan(2, 'Old Town', 'The Quiet Atlas', 'M-1187', 3),
  loan(3, 'Old Town', 'Bread by Hand', 'M-3302', 21),
  loan(4, 'Hillside', 'Moss and Lichen', 'M-0953', 8),
  loan(5, 'Old Town', 'Night Trains', 'M-2210', 5),
  loan(6, 'Hillside', 'A Field Guide to Frost', 'M-1779', 14),
  loan(7, 'Old Town', 'Salt Roads', 'M-0421', 2),
];
