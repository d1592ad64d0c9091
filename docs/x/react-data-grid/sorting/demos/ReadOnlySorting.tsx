import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  {
    field: 'crew',
    headerName: 'Crew',
    flex: 1,
    minWidth: 140,
    sortable: false,
  },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 120,
    sortable: false,
  },
];

const crews = [
  { id: 1, crew: 'Blue Herons', pointsByRace: [10, 12, 22] },
  { id: 2, crew: 'Tide Runners', pointsByRace: [6, 16, 19] },
  { id: 3, crew: 'North Quay', pointsByRace: [8, 9, 24] },
  { id: 4, crew: 'Lantern Club', pointsByRace: [3, 13, 15] },
];

const sortModel: GridSortModel = [{ field: 'points', sort: 'desc' }];

export default function ReadOnlySorting() {
  const [race, setRace] = React.useState(0);
  const rows = crews.map(({ id, crew, pointsByRace }) => ({
    id,
    crew,
    points: pointsByRace[race],
  }));

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setRace((race + 1) % 3)}>
        Show race {((race + 1) % 3) + 1} of 3
      </Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label={`Rowing table after race ${race + 1}`}
          columns={columns}
          rows={rows}
          sortModel={sortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
