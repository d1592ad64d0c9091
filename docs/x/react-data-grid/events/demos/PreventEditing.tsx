import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, lot: 'Malbec 2021', barrels: 14, state: 'open' },
  { id: 2, lot: 'Riesling 2022', barrels: 9, state: 'sealed' },
  { id: 3, lot: 'Syrah 2021', barrels: 11, state: 'open' },
];

const columns: GridColDef[] = [
  { field: 'lot', headerName: 'Lot', flex: 1, minWidth: 120 },
  {
    field: 'barrels',
    headerName: 'Barrels',
    type: 'number',
    editable: true,
  },
  { field: 'state', headerName: 'State', width: 90 },
];

export default function PreventEditing() {
  const [message, setMessage] = React.useState(
    'Double-click a number, or press Enter on it.',
  );

  const keepSealed: GridEventListener<'cellEditStart'> = ({ row }, event) => {
    if (row.state === 'sealed') {
      event.defaultMuiPrevented = true;
      setMessage(`${row.lot} is sealed.`);
    } else {
      setMessage(`Editing ${row.lot}.`);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 240 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStart={keepSealed}
          aria-label="Lots of wine"
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
