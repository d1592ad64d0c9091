import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'metres', headerName: 'Metres', type: 'number', width: 100 },
  { field: 'hut', headerName: 'Hut', width: 120 },
];

const rows = [
  { id: 1, peak: 'Grauhorn', metres: 2984, hut: 'Larchgate' },
  { id: 2, peak: 'Velka', metres: 2431, hut: 'None' },
  { id: 3, peak: 'Pic Maurel', metres: 3107, hut: 'Maurel' },
];

function ColumnSummary() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const titles = visible.map(({ field, headerName }) => headerName ?? field);

  return (
    <Typography role="status" variant="body2" sx={{ p: 2 }}>
      Shown: {titles.join(', ')} ({visible.length} of {all.length})
    </Typography>
  );
}

export default function ColumnSelectors() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Peaks"
        columns={columns}
        rows={rows}
        slots={{ footer: ColumnSummary }}
      />
    </div>
  );
}
