import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 140 },
  { field: 'work', headerName: 'Work', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, author: 'Zoë Brännström', work: 'Snö' },
  { id: 2, author: 'José Peña', work: 'El año corto' },
  { id: 3, author: 'Anaïs Leclerc', work: 'Après la fête' },
  { id: 4, author: 'Jana Dvořáková', work: 'Řeka' },
];

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['dvorak'] } },
};

const slotProps = {
  toolbar: {
    showQuickFilter: true,
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function SearchWithoutAccents() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Short stories"
        columns={columns}
        rows={rows}
        initialState={initialState}
        ignoreDiacritics
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
