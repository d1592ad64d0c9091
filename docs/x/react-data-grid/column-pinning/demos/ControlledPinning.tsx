import * as React from 'react';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { columns, rows } from './data';

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] =
    React.useState<GridPinnedColumnFields>({ left: ['pump'] });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography
        role="status"
        variant="body2"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {JSON.stringify(pinnedColumns)}
      </Typography>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          aria-label="Pumped water in cubic metres"
          columns={columns}
          rows={rows}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setPinnedColumns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
