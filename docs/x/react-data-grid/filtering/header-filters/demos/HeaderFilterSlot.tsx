import * as React from 'react';
import {
  DataGridPro,
  GridHeaderFilterCell,
  type GridColDef,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';

const TintedCell = React.forwardRef<HTMLDivElement, GridHeaderFilterCellProps>(
  function TintedCell(props, ref) {
    const isActive = Boolean(props.item.value);

    return (
      <GridHeaderFilterCell
        {...props}
        ref={ref}
        headerClassName={isActive ? 'active-filter' : undefined}
      />
    );
  },
);

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  { field: 'driver', headerName: 'Driver', flex: 1, minWidth: 150 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 130 },
];

const rows = [
  { id: 1, route: 'Market loop', driver: 'F. Alves', stops: 14 },
  { id: 2, route: 'Hospital express', driver: 'K. Nowak', stops: 5 },
  { id: 3, route: 'Market to harbour', driver: 'S. Idowu', stops: 9 },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'route', operator: 'contains', value: 'market' }],
    },
  },
};

export default function HeaderFilterSlot() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Bus routes"
        columns={columns}
        rows={rows}
        initialState={initialState}
        headerFilters
        slots={{ headerFilterCell: TintedCell }}
        columnHeaderHeight={44}
        headerFilterHeight={64}
        hideFooter
        sx={{ '& .active-filter': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
