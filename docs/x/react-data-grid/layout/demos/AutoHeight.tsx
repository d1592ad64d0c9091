import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
];

const guests = ['Amara', 'Boris', 'Ceyda', 'Dag', 'Esme'];
const rows = guests.map((guest, id) => ({ id, guest, seats: 1 + (id % 3) }));

export default function AutoHeight() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 420 }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          disabled={count === 0}
          onClick={() => setCount(count - 1)}
        >
          Remove a row
        </Button>
        <Button
          variant="outlined"
          disabled={count === rows.length}
          onClick={() => setCount(count + 1)}
        >
          Add a row
        </Button>
      </Stack>
      <DataGrid
        aria-label="Guest list"
        autoHeight
        columns={columns}
        rows={rows.slice(0, count)}
        hideFooter
        slots={{ noRowsOverlay: NoGuests }}
        sx={{ '--DataGrid-overlayHeight': '160px' }}
      />
    </Stack>
  );
}

function NoGuests() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      Nobody has booked yet
    </Stack>
  );
}
