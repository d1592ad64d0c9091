import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'no', headerName: 'No.', width: 80, disableReorder: true },
  { field: 'finding', headerName: 'Finding', width: 130 },
  { field: 'square', headerName: 'Square', width: 100 },
  { field: 'depth', headerName: 'Depth (cm)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, no: 101, finding: 'Loom weight', square: 'C4', depth: 62 },
  { id: 2, no: 102, finding: 'Bone comb', square: 'C5', depth: 58 },
  { id: 3, no: 103, finding: 'Coin', square: 'A1', depth: 31 },
];

export default function FixedColumns() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Fix all columns"
        control={<Switch checked={disabled} />}
        onChange={(_event, checked) => setDisabled(checked)}
      />
      <div style={{ height: 240, width: '100%' }}>
        <DataGridPro
          aria-label="Excavation finds"
          columns={columns}
          rows={rows}
          disableColumnReorder={disabled}
          hideFooter
        />
      </div>
    </Stack>
  );
}
