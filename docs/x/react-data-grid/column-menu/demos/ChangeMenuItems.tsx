import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import MenuItem from '@mui/material/MenuItem';

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'course', headerName: 'Course', width: 110 },
  { field: 'wine', headerName: 'Wine', width: 110 },
];

const rows = [
  { id: 1, dish: 'Leek tart', course: 'Starter', wine: '' },
  { id: 2, dish: 'Trout', course: 'Main', wine: 'Riesling' },
  { id: 3, dish: 'Plum cake', course: 'Dessert', wine: '' },
];

function FilledOnlyItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        apiRef.current.setFilterModel({
          items: [{ field: colDef.field, operator: 'isNotEmpty' }],
        });
        onClick(event);
      }}
    >
      Only filled cells
    </MenuItem>
  );
}

function MenuForReaders(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{
        columnMenuFilterItem: FilledOnlyItem,
        columnMenuColumnsItem: null,
      }}
    />
  );
}

export default function ChangeMenuItems() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Menu of the week"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: MenuForReaders }}
        hideFooter
      />
    </div>
  );
}
