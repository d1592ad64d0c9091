import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, plant: 'Basil', pots: 12 },
  { id: 2, plant: 'Thyme', pots: 7 },
  { id: 3, plant: 'Sorrel', pots: 9 },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 110 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Herbs" rows={rows} columns={columns} />
    </div>
  );
}
