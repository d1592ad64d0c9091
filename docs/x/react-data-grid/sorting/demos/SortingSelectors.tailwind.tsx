import {
  DataGrid,
  gridSortedRowEntriesSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 130 },
  { field: 'honey', headerName: 'Honey (kg)', type: 'number', width: 130 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 110 },
];

const rows = [
  { id: 1, hive: 'Orchard', honey: 18.5, frames: 9 },
  { id: 2, hive: 'South wall', honey: 24.2, frames: 11 },
  { id: 3, hive: 'Heath', honey: 31, frames: 10 },
  { id: 4, hive: 'Chapel roof', honey: 12.7, frames: 8 },
];

function SortSummary() {
  const apiRef = useGridApiContext();
  const [sortItem] = useGridSelector(apiRef, gridSortModelSelector);
  const [first] = useGridSelector(apiRef, gridSortedRowEntriesSelector);

  return (
    <Typography role="status" variant="body2" className="p-4">
      {sortItem
        ? `Sorted by ${sortItem.field} (${sortItem.sort})`
        : 'Not sorted'}
      {`. First row: ${first?.model.hive ?? 'none'}.`}
    </Typography>
  );
}

export default function SortingSelectors() {
  return (
    <div className="h-85 w-full">
      <DataGrid
        aria-label="Honey harvest"
        columns={columns}
        rows={rows}
        slots={{ footer: SortSummary }}
        initialState={{
          sorting: { sortModel: [{ field: 'honey', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
