import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reservoir {
  id: number;
  name: string;
  volume: number;
  capacity: number;
}

const rows: Reservoir[] = [
  { id: 1, name: 'Upper Lake', volume: 41.2, capacity: 58 },
  { id: 2, name: 'Mill Pond', volume: 6.1, capacity: 6.4 },
  { id: 3, name: 'Quarry', volume: 9.8, capacity: 31.5 },
  { id: 4, name: 'Stone Weir', volume: 17.3, capacity: 22 },
];

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColDef<Reservoir>[] = [
  { field: 'name', headerName: 'Reservoir', minWidth: 130, flex: 1 },
  {
    field: 'volume',
    headerName: 'Volume',
    width: 120,
    type: 'number',
    // Version 6: valueFormatter: ({ value }) => …
    valueFormatter: (value: number) => `${value.toFixed(1)} hm³`,
  },
  {
    field: 'fill',
    headerName: 'Filled',
    width: 90,
    type: 'number',
    // Version 6: valueGetter: ({ row }) => …
    valueGetter: (value, row) => row.volume / row.capacity,
    valueFormatter: (value: number) => percent.format(value),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    sortable: false,
    disableColumnMenu: true,
    // New: centres what renderCell returns.
    display: 'flex',
    valueGetter: (value, row) =>
      row.volume / row.capacity < 0.5 ? 'Low' : 'Normal',
    renderCell: (params) => (
      <Chip label={params.value} size="small" variant="outlined" />
    ),
  },
];

export default function MigratedColumns() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Reservoirs"
        rows={rows}
        columns={columns}
        rowBufferPx={200}
        hideFooter
      />
    </div>
  );
}
