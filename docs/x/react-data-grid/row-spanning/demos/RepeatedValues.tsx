import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

/** Shows a value once per run of rows; screen readers still get it in each. */
function OncePerRun({ id, field, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(
    apiRef,
    gridPaginatedVisibleSortedGridRowIdsSelector,
  );
  const rowLookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const previousId = ids[ids.indexOf(id) - 1];
  const isRepeated =
    previousId !== undefined && rowLookup[previousId]?.[field] === value;

  return (
    <Box
      component="span"
      sx={isRepeated ? { position: 'absolute', clipPath: 'inset(50%)' } : {}}
    >
      {value}
    </Box>
  );
}

const renderOnce = (params: GridRenderCellParams) => <OncePerRun {...params} />;

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110, renderCell: renderOnce },
  { field: 'room', headerName: 'Room', width: 110, renderCell: renderOnce },
  { field: 'talk', headerName: 'Talk', flex: 1, minWidth: 150 },
];

const rows = [
  { id: 1, day: 'Friday', room: 'Attic', talk: 'Reading old maps' },
  { id: 2, day: 'Friday', room: 'Attic', talk: 'Ink from oak galls' },
  { id: 3, day: 'Friday', room: 'Cellar', talk: 'Paper and damp' },
  { id: 4, day: 'Saturday', room: 'Attic', talk: 'Binding by hand' },
  { id: 5, day: 'Saturday', room: 'Attic', talk: 'The lost atlas' },
];

export default function RepeatedValues() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Talks by day and room"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
