import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, well: 'Brook Farm', metres: 42 },
  { id: 2, well: 'Quarry', metres: 67 },
  { id: 3, well: 'Chapel', metres: 31 },
];

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 110 },
  { field: 'metres', headerName: 'Depth (m)', type: 'number', width: 110 },
];

export default function ClickedRow() {
  const [message, setMessage] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = (params, event) => {
    const keys = event.shiftKey ? ' with Shift' : '';
    setMessage(`${params.row.well}, clicked${keys}.`);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onRowClick={handleRowClick}
          aria-label="Wells"
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
