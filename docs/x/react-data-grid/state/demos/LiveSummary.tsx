import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  gridFilteredTopLevelRowCountSelector,
  gridSortModelSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, route: 'Lakeside loop', km: 14 },
  { id: 2, route: 'Old railway', km: 32 },
  { id: 3, route: 'Three bridges', km: 9 },
  { id: 4, route: 'Vineyard climb', km: 21 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 120 },
  { field: 'km', headerName: 'Distance (km)', type: 'number', width: 120 },
];

/** Renders again when one of the two values changes, and only then. */
function Summary() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => apiRef.current.showFilterPanel()}>
        Filter
      </Button>
      <Box role="status" sx={{ typography: 'body2' }}>
        {count} routes, {sorted ? `by ${sorted.field}` : 'unsorted'}
      </Box>
    </GridToolbarContainer>
  );
}

export default function LiveSummary() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: Summary }}
        aria-label="Cycle routes"
        hideFooter
      />
    </div>
  );
}
