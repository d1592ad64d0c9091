import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, useGridApiContext } from '@mui/x-data-grid';

const rows = [
  { id: 1, tide: 'High', metres: 3.8 },
  { id: 2, tide: 'Low', metres: 0.6 },
];
const columns: GridColDef[] = [
  { field: 'tide', headerName: 'Tide', flex: 1, minWidth: 90 },
  { field: 'metres', headerName: 'Level (m)', type: 'number', width: 150 },
];

function NoMatch() {
  const apiRef = useGridApiContext();
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography>No tide is as high as that.</Typography>
      <Button
        size="small"
        variant="outlined"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Remove the filter
      </Button>
    </Stack>
  );
}

export default function NothingFound() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'metres', operator: '>', value: 5 }],
            },
          },
        }}
        slots={{ noResultsOverlay: NoMatch }}
        aria-label="Tides"
        hideFooter
      />
    </div>
  );
}
