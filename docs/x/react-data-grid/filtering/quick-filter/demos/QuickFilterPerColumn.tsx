import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 140 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 110,
    valueFormatter: (year: number) => String(year),
    // "192" or "1920s" finds the years from 1920 to 1929.
    getApplyQuickFilterFn: (search: string) => {
      const digits = search.replace(/0?s$/, '');
      return (year: number) => String(year).startsWith(digits);
    },
  },
  {
    field: 'seller',
    headerName: 'Seller',
    flex: 1,
    minWidth: 120,
    getApplyQuickFilterFn: undefined,
  },
];

const rows = [
  { id: 1, lot: 'Oak bureau', year: 1924, seller: 'Lamp & Sons' },
  { id: 2, lot: 'Desk lamp', year: 1931, seller: 'E. Voss' },
  { id: 3, lot: 'Enamel clock', year: 1927, seller: 'Lamp & Sons' },
  { id: 4, lot: 'Glass lamp', year: 1922, seller: 'R. Amaro' },
];

const initialState = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['1920s', 'lamp'] },
  },
};

const slotProps = {
  toolbar: {
    showQuickFilter: true,
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function QuickFilterPerColumn() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Auction lots"
        columns={columns}
        rows={rows}
        initialState={initialState}
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
