import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

type Seed = (typeof rows)[number];

const columns: GridColDef<Seed>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
  { field: 'depth', headerName: 'Depth (mm)', type: 'number', width: 120 },
  { field: 'lot', headerName: 'Lot' },
  { field: 'supplierId', headerName: 'Supplier id' },
];

const rows = [
  {
    id: 1,
    variety: 'Ruby chard',
    days: 55,
    depth: 15,
    lot: 'K2',
    supplierId: 7,
  },
  {
    id: 2,
    variety: 'Black radish',
    days: 60,
    depth: 10,
    lot: 'K3',
    supplierId: 4,
  },
  {
    id: 3,
    variety: 'Field bean',
    days: 95,
    depth: 50,
    lot: 'H9',
    supplierId: 7,
  },
];

const internal = ['lot', 'supplierId'];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map(({ field }) => field).filter((field) => !internal.includes(field));

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function TogglableColumns() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Seed stock"
        columns={columns}
        rows={rows}
        initialState={{
          columns: { columnVisibilityModel: { lot: false, supplierId: false } },
        }}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        hideFooter
      />
    </div>
  );
}
