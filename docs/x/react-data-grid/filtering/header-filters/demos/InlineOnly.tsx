import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'composer', headerName: 'Composer', flex: 1, minWidth: 140 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 140 },
  { field: 'parts', headerName: 'Parts', type: 'number', width: 110 },
];

const rows = [
  { id: 1, composer: 'Élise Fournier', work: 'Nocturne', parts: 4 },
  { id: 2, composer: 'Bjørn Sæther', work: 'Vår', parts: 12 },
  { id: 3, composer: 'Inés Muñoz', work: 'Canción', parts: 1 },
  { id: 4, composer: 'Tomáš Růžička', work: 'Elegie', parts: 5 },
];

export default function InlineOnly() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Music archive"
        columns={columns}
        rows={rows}
        headerFilters
        disableColumnFilter
        ignoreDiacritics
        slots={{ headerFilterMenu: null }}
        hideFooter
      />
    </div>
  );
}
