import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, crop: 'Barley', north: 42, south: 38 },
  { id: 2, crop: 'Rape', north: 17, south: 25 },
  { id: 3, crop: 'Clover', north: 9, south: 12 },
  { id: 4, crop: 'Fallow', north: 0, south: 6 },
];

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', width: 110, editable: true },
  {
    field: 'north',
    headerName: 'North (ha)',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'south',
    headerName: 'South (ha)',
    type: 'number',
    width: 110,
    editable: true,
  },
];

export default function CopyAndPaste() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        aria-label="Crops by field"
        hideFooter
      />
    </div>
  );
}
