import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  {
    field: 'rank',
    headerName: 'Rank',
    type: 'number',
    width: 80,
    disableColumnMenu: true,
  },
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 120 },
  { field: 'wins', headerName: 'Wins', type: 'number', width: 100 },
];

const rows = [
  { id: 1, rank: 1, player: 'Hallgrim', wins: 14 },
  { id: 2, rank: 2, player: 'Adaeze', wins: 13 },
  { id: 3, rank: 3, player: 'Bertille', wins: 9 },
];

export default function DisableColumnMenu() {
  const [menus, setMenus] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Column menus"
        control={<Switch checked={menus} />}
        onChange={(_event, checked) => setMenus(checked)}
      />
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Chess club"
          columns={columns}
          rows={rows}
          disableColumnMenu={!menus}
          hideFooter
        />
      </div>
    </Stack>
  );
}
