import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'scene', headerName: 'Scene', flex: 1, minWidth: 130 },
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const rows = [
  { id: 1, scene: 'Arrival', place: 'Pier', minutes: 4 },
  { id: 2, scene: 'The letter', place: 'Kitchen', minutes: 6 },
  { id: 3, scene: 'Storm', place: 'Pier', minutes: 9 },
  { id: 4, scene: 'Farewell', place: 'Station', minutes: 5 },
];

export default function SelectRows() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2]);
  const minutes = rows
    .filter(({ id }) => selected.includes(id))
    .reduce((sum, row) => sum + row.minutes, 0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2">
        {selected.length} scenes, {minutes} minutes
      </Typography>
      <div style={{ height: 330, width: '100%' }}>
        <DataGrid
          aria-label="Scenes to shoot"
          columns={columns}
          rows={rows}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Stack>
  );
}
