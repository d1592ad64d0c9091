import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, lift: 'North tower', state: 'running', since: '06:10' },
  { id: 2, lift: 'South tower', state: 'stopped', since: '09:42' },
  { id: 3, lift: 'Car park', state: 'waiting', since: '08:00' },
  { id: 4, lift: 'Archive', state: 'running', since: '07:30' },
];

const columns: GridColDef[] = [
  { field: 'lift', headerName: 'Lift', flex: 1, minWidth: 110 },
  { field: 'state', headerName: 'State', width: 110 },
  { field: 'since', headerName: 'Since', width: 90 },
];

export default function RowsByState() {
  return (
    <Box
      sx={{
        height: 300,
        width: '100%',
        '& .lift-stopped': { borderInlineStart: 4, borderColor: 'error.main' },
        '& .lift-stopped .MuiDataGrid-cell': { fontWeight: 700 },
        '& .lift-waiting': { fontStyle: 'italic' },
      }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => `lift-${row.state}`}
        aria-label="Lifts"
        hideFooter
      />
    </Box>
  );
}
