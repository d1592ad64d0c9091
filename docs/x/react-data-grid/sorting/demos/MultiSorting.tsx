import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 130 },
  { field: 'process', headerName: 'Process', width: 130 },
  { field: 'score', headerName: 'Cup score', type: 'number', width: 130 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110 },
];

const rows = [
  { id: 1, farm: 'El Tejar', process: 'Washed', score: 86, bags: 40 },
  { id: 2, farm: 'Kirima', process: 'Natural', score: 88, bags: 12 },
  { id: 3, farm: 'Las Nubes', process: 'Honey', score: 86, bags: 25 },
  { id: 4, farm: 'Gatura', process: 'Washed', score: 89, bags: 18 },
  { id: 5, farm: 'Quebrada', process: 'Natural', score: 85, bags: 30 },
  { id: 6, farm: 'Monte Alto', process: 'Washed', score: 86, bags: 64 },
  { id: 7, farm: 'Ruiru', process: 'Natural', score: 88, bags: 21 },
];

export default function MultiSorting() {
  return (
    <div style={{ height: 444, width: '100%' }}>
      <DataGridPro
        aria-label="Coffee lots"
        columns={columns}
        rows={rows}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'process', sort: 'asc' },
              { field: 'score', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
