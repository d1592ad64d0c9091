import * as React from 'react';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';

const columns: GridColDef[] = [
  { field: 'kiln', headerName: 'Kiln', flex: 1, minWidth: 110 },
  {
    field: 'cone',
    headerName: 'Cone',
    width: 110,
    description: 'Heat work of the last firing',
  },
  { field: 'gas', headerName: 'Gas (m³)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, kiln: 'Front', cone: '04', gas: 9.5 },
  { id: 2, kiln: 'Back', cone: '6', gas: 17.2 },
  { id: 3, kiln: 'Raku', cone: '06', gas: 4.1 },
];

const ColumnMenu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(
  function ColumnMenu(props, ref) {
    const { colDef, hideMenu } = props;

    if (!colDef.description) {
      return <GridColumnMenu ref={ref} {...props} />;
    }

    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <ListSubheader role="presentation" sx={{ lineHeight: 2 }}>
          {colDef.description}
        </ListSubheader>
        <Divider />
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
        <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
      </GridColumnMenuContainer>
    );
  },
);

export default function OwnColumnMenu() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Kilns"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: ColumnMenu }}
        hideFooter
      />
    </div>
  );
}
