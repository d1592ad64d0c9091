import {
  DataGrid,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'gallery', headerName: 'Gallery', flex: 1, minWidth: 130 },
  { field: 'exhibit', headerName: 'Exhibit', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, gallery: 'Engines', exhibit: 'Beam engine' },
  { id: 2, gallery: 'Textiles', exhibit: 'Hand loom' },
  { id: 3, gallery: 'Engines', exhibit: 'Gas motor' },
];

function SearchInPageHeader() {
  return (
    <Portal container={() => document.getElementById('museum-search')}>
      <GridToolbarQuickFilter placeholder="Search the museum" />
    </Portal>
  );
}

export default function SearchElsewhere() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          p: 2,
        }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>Museum of Work</Typography>
        <div id="museum-search" style={{ minHeight: 40 }} />
      </Paper>
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Exhibits"
          columns={columns}
          rows={rows}
          slots={{ toolbar: SearchInPageHeader }}
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
