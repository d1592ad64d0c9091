import * as React from 'react';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './data';

export default function CellPopover() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const id = Number(cell?.parentElement?.getAttribute('data-id'));
  const plant = rows.find((row) => row.id === id);

  const open = (event: React.MouseEvent<HTMLDivElement>) => {
    const { field } = event.currentTarget.dataset;
    setCell(field === 'plant' ? event.currentTarget : null);
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants with details"
        columns={columns}
        rows={rows}
        slotProps={{
          cell: { onMouseEnter: open, onMouseLeave: () => setCell(null) },
        }}
        hideFooter
      />
      <Popover
        open={cell !== null}
        anchorEl={cell}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setCell(null)}
        disableRestoreFocus
        disableAutoFocus
        disableEnforceFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography variant="body2" sx={{ p: 1.5 }}>
          {plant?.plant}: {plant?.bed} bed, up to {plant?.height} cm
        </Typography>
      </Popover>
    </div>
  );
}
