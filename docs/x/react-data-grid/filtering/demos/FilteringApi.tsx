import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', flex: 1, minWidth: 130 },
  { field: 'habitat', headerName: 'Habitat', width: 130 },
  { field: 'seen', headerName: 'Sightings', type: 'number', width: 120 },
];

const rows = [
  { id: 1, bird: 'Bittern', habitat: 'Reeds', seen: 2 },
  { id: 2, bird: 'Dunnock', habitat: 'Hedges', seen: 31 },
  { id: 3, bird: 'Reed warbler', habitat: 'Reeds', seen: 17 },
  { id: 4, bird: 'Linnet', habitat: 'Hedges', seen: 8 },
];

function FilterSummary() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const conditions = items.map(
    ({ field, operator, value }) => `${field} ${operator} ${value ?? '…'}`,
  );

  return (
    <Typography role="status" variant="body2" sx={{ p: 2 }}>
      {count} birds. Filter: {conditions.join(', ') || 'none'}
    </Typography>
  );
}

export default function FilteringApi() {
  const apiRef = useGridApiRef();

  const showRare = () =>
    apiRef.current.upsertFilterItem({
      id: 'rare',
      field: 'seen',
      operator: '<',
      value: 10,
    });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={showRare}>Rare birds</Button>
        <Button onClick={() => apiRef.current.showFilterPanel('habitat')}>
          Filter by habitat
        </Button>
        <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Clear
        </Button>
      </Stack>
      <div style={{ height: 340, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Bird count"
          columns={columns}
          rows={rows}
          slots={{ footer: FilterSummary }}
        />
      </div>
    </Stack>
  );
}
