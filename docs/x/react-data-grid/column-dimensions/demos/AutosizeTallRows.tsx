import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', maxWidth: 140 },
  { field: 'notice', headerName: 'Notice', maxWidth: 260 },
];

const rows = [
  { id: 1, line: 'Bus 7', notice: 'Stop Mill Lane moved round the corner.' },
  {
    id: 2,
    line: 'Tram 2',
    notice:
      'No service between Theatre and Stadium on Sunday morning. Replacement buses leave from the north side of the square.',
  },
  { id: 3, line: 'Night bus N4', notice: 'Runs every 40 minutes.' },
];

export default function AutosizeTallRows() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Service notices"
        columns={columns}
        rows={rows}
        getRowHeight={() => 'auto'}
        autosizeOnMount
        autosizeOptions={{ includeOutliers: true }}
        hideFooter
        sx={{
          '& .MuiDataGrid-cell': { py: 1.5, whiteSpace: 'normal' },
        }}
      />
    </div>
  );
}
