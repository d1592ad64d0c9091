import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 130 },
  { field: 'line', headerName: 'Tram line', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, city: 'Málaga', line: 'Guadalmedina' },
  { id: 2, city: 'Malmö', line: 'Värnhem' },
  { id: 3, city: 'Kraków', line: 'Stare Miasto' },
  { id: 4, city: 'Liège', line: 'Outremeuse' },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'city', operator: 'startsWith', value: 'malaga' }],
    },
  },
};

export default function IgnoreAccents() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
      />
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          key={String(ignoreDiacritics)}
          aria-label="Tram networks"
          columns={columns}
          rows={rows}
          initialState={initialState}
          ignoreDiacritics={ignoreDiacritics}
          hideFooter
        />
      </div>
    </Stack>
  );
}
