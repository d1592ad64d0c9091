import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'file', headerName: 'File', flex: 1, minWidth: 100 },
  { field: 'size', headerName: 'Size (MB)', type: 'number', width: 110 },
];

function ImportProgress() {
  const done = 64;
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center' }}>
      <Box sx={{ width: '70%', maxWidth: 260 }}>
        <LinearProgress
          variant="determinate"
          value={done}
          aria-label="Import of the survey"
        />
        <Box sx={{ mt: 1, textAlign: 'center' }}>{done} % imported</Box>
      </Box>
    </Box>
  );
}

export default function OwnLoader() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        loading
        rows={[]}
        columns={columns}
        slots={{ loadingOverlay: ImportProgress }}
        aria-label="Survey files"
        hideFooter
      />
    </div>
  );
}
