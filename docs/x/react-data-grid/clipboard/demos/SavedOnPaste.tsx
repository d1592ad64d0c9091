import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Shift {
  id: number;
  day: string;
  early: string;
  late: string;
}

const rows: Shift[] = [
  { id: 1, day: 'Monday', early: 'Ines', late: 'Tom' },
  { id: 2, day: 'Tuesday', early: 'Ravi', late: 'Ines' },
  { id: 3, day: 'Wednesday', early: 'Tom', late: 'Ravi' },
];

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'early', headerName: 'Early', width: 110, editable: true },
  { field: 'late', headerName: 'Late', width: 110, editable: true },
];

export default function SavedOnPaste() {
  const [saved, setSaved] = React.useState('Copy a name, paste it elsewhere.');

  const saveRow = async (row: Shift, oldRow: Shift) => {
    if (row.early === row.late) {
      setSaved(`${row.day} refused: ${row.early} can't work both shifts.`);
      return oldRow;
    }
    setSaved(`${row.day} saved: ${row.early}, ${row.late}.`);
    return row;
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 250 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={saveRow}
          aria-label="Shifts"
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {saved}
      </Typography>
    </div>
  );
}
