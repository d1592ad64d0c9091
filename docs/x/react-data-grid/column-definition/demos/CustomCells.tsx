import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';

type Vat = (typeof rows)[number];

function FillLevel({ value = 0, row }: GridRenderCellParams<Vat, number>) {
  const labelId = React.useId();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        color={value > 90 ? 'warning' : 'primary'}
        aria-labelledby={labelId}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <span id={labelId} aria-label={`Vat ${row.vat}: ${value}% full`}>
        {value}%
      </span>
    </Box>
  );
}

const columns: GridColDef<Vat>[] = [
  { field: 'vat', headerName: 'Vat', width: 80 },
  {
    field: 'state',
    headerName: 'State',
    width: 130,
    display: 'flex',
    renderCell: ({ value }: GridRenderCellParams<Vat, string>) => (
      <Chip label={value} size="small" variant="outlined" />
    ),
  },
  {
    field: 'level',
    headerName: 'Fill level',
    type: 'number',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: (params) => <FillLevel {...params} />,
  },
];

const rows = [
  { id: 1, vat: 'A1', state: 'Fermenting', level: 72 },
  { id: 2, vat: 'A2', state: 'Resting', level: 95 },
  { id: 3, vat: 'B1', state: 'Empty', level: 0 },
  { id: 4, vat: 'B2', state: 'Fermenting', level: 64 },
];

export default function CustomCells() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Vats in the cider house"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
