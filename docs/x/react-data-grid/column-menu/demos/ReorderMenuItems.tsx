import {
  DataGrid,
  GridColumnMenu,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'rope', headerName: 'Rope', flex: 1, minWidth: 110 },
  { field: 'length', headerName: 'Length (m)', type: 'number', width: 120 },
  { field: 'falls', headerName: 'Falls held', type: 'number', width: 120 },
];

const rows = [
  { id: 1, rope: 'Red 60', length: 60, falls: 3 },
  { id: 2, rope: 'Twin A', length: 55, falls: 0 },
  { id: 3, rope: 'Hall', length: 35, falls: 11 },
];

function FilterFirstMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slotProps={{
        columnMenuFilterItem: { displayOrder: 0 },
        columnMenuSortItem: { displayOrder: 40 },
      }}
    />
  );
}

export default function ReorderMenuItems() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Climbing ropes"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: FilterFirstMenu }}
        hideFooter
      />
    </div>
  );
}
