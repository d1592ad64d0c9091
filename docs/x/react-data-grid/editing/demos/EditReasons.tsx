import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  {
    field: 'runner',
    headerName: 'Runner',
    flex: 1,
    minWidth: 120,
    editable: true,
  },
  {
    field: 'seconds',
    headerName: 'Seconds',
    type: 'number',
    width: 110,
    editable: true,
  },
  { field: 'official', headerName: 'Official', type: 'boolean', width: 100 },
];

const rows = [
  { id: 1, runner: 'T. Abebe', seconds: 612, official: false },
  { id: 2, runner: 'N. Silva', seconds: 598, official: true },
  { id: 3, runner: 'G. Moreau', seconds: 640, official: false },
];

export default function EditReasons() {
  const [message, setMessage] = React.useState('Nothing edited yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Race times"
          columns={columns}
          rows={rows}
          isCellEditable={({ row }) => !row.official}
          onCellEditStart={({ field, reason }) =>
            setMessage(`Start of ${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason }, event) => {
            setMessage(`Stop of ${field}: ${reason}`);
            // Clicks elsewhere do not end the edit.
            event.defaultMuiPrevented = reason === 'cellFocusOut';
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
