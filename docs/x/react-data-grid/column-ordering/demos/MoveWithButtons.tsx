import * as React from 'react';
import {
  DataGridPro,
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import MenuItem from '@mui/material/MenuItem';

const columns: GridColDef[] = [
  { field: 'lake', headerName: 'Lake', width: 120 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, lake: 'Mirrormere', area: 4.1, depth: 38 },
  { id: 2, lake: 'Grey Tarn', area: 0.6, depth: 21 },
  { id: 3, lake: 'Longwater', area: 17, depth: 92 },
];

function MoveItems({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(colDef.field);

  const moveTo = (event: React.MouseEvent<HTMLElement>, target: number) => {
    onClick(event);
    apiRef.current.setColumnIndex(colDef.field, target);
  };

  return (
    <React.Fragment>
      <MenuItem
        disabled={index === 0}
        onClick={(event) => moveTo(event, index - 1)}
      >
        Move towards the start
      </MenuItem>
      <MenuItem
        disabled={index === fields.length - 1}
        onClick={(event) => moveTo(event, index + 1)}
      >
        Move towards the end
      </MenuItem>
    </React.Fragment>
  );
}

function MenuWithMoves(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ moveItems: MoveItems }}
      slotProps={{ moveItems: { displayOrder: 12 } }}
    />
  );
}

export default function MoveWithButtons() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPro
        aria-label="Lakes"
        columns={columns}
        rows={rows}
        slots={{ columnMenu: MenuWithMoves }}
        hideFooter
      />
    </div>
  );
}
