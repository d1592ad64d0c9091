import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuFilterItem,
  GridColumnMenuSortItem,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { columns, rows } from './data';

declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    onExplain?: (header: string) => void;
  }
}

interface Props extends GridColumnMenuProps {
  onExplain?: (header: string) => void;
}

const ColumnMenu = React.forwardRef<HTMLUListElement, Props>(
  function ColumnMenu({ onExplain, ...props }, ref) {
    const { colDef, hideMenu } = props;
    return (
      <GridColumnMenuContainer ref={ref} {...props}>
        <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
        <GridColumnMenuFilterItem colDef={colDef} onClick={hideMenu} />
        <MenuItem
          onClick={(event) => {
            onExplain?.(colDef.headerName ?? colDef.field);
            hideMenu(event);
          }}
        >
          Explain this column
        </MenuItem>
      </GridColumnMenuContainer>
    );
  },
);

export default function TypedColumnMenu() {
  const [header, setHeader] = React.useState('none');

  return (
    <div style={{ width: '100%' }}>
      <p role="status">Column to explain: {header}</p>
      <div style={{ height: 380 }}>
        <DataGrid
          aria-label="Plants with an own column menu"
          columns={columns}
          rows={rows}
          slots={{ columnMenu: ColumnMenu }}
          slotProps={{ columnMenu: { onExplain: setHeader } }}
          hideFooter
        />
      </div>
    </div>
  );
}
