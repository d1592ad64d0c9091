import * as React from 'react';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { columns, rows } from './data';

const pinned: GridPinnedColumnFields = { left: ['pump'] };
const notPinned: GridPinnedColumnFields = {};

export default function PinnedByCode() {
  const [on, setOn] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Keep the pump in sight"
        control={<Switch checked={on} />}
        onChange={(_event, checked) => setOn(checked)}
      />
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          aria-label="Pumped water in cubic metres"
          columns={columns}
          rows={rows}
          disableColumnPinning
          pinnedColumns={on ? pinned : notPinned}
          hideFooter
        />
      </div>
    </Stack>
  );
}
