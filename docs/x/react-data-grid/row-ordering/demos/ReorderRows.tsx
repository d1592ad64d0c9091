import * as React from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { ...GRID_REORDER_COL_DEF, width: 80, renderHeader: () => 'Move' },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 140 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const firstRoute = [
  { id: 'H4', __reorder__: 'Hospital', stop: 'Hospital', parcels: 4 },
  { id: 'K1', __reorder__: 'Kiln Street', stop: 'Kiln Street', parcels: 11 },
  { id: 'M9', __reorder__: 'Market Hall', stop: 'Market Hall', parcels: 7 },
  { id: 'P2', __reorder__: 'Pier', stop: 'Pier', parcels: 2 },
  { id: 'T6', __reorder__: 'Tannery', stop: 'Tannery', parcels: 5 },
];

export default function ReorderRows() {
  const [route, setRoute] = React.useState(firstRoute);

  const saveOrder = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    setRoute((stops) => {
      const reordered = [...stops];
      reordered.splice(targetIndex, 0, ...reordered.splice(oldIndex, 1));
      return reordered;
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 340, width: '100%' }}>
        <DataGridPro
          aria-label="Stops of the delivery route"
          columns={columns}
          rows={route}
          rowReordering
          onRowOrderChange={saveOrder}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ minHeight: '3em' }}>
        Saved route: {route.map(({ stop }) => stop).join(' → ')}
      </Typography>
    </Stack>
  );
}
