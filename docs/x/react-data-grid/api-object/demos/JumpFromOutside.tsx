import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';

const PAGE_SIZE = 20;

const platforms = ['North', 'South', 'Depot'];
const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  train: `IC ${700 + index * 3}`,
  platform: platforms[index % platforms.length],
  delay: (index * 7) % 11,
}));

const columns: GridColDef[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 90 },
  { field: 'platform', headerName: 'Platform', width: 110 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function JumpFromOutside() {
  const apiRef = useGridApiRef();

  const showWorstDelay = () => {
    apiRef.current.sortColumn('delay', 'desc');
    apiRef.current.setPage(0);
  };

  const showTrain = (id: number) => {
    const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current.setPage(Math.floor(index / PAGE_SIZE));
    apiRef.current.selectRow(id, true, true);
    apiRef.current.scrollToIndexes({ rowIndex: index });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={showWorstDelay}>
          Show the worst delay
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => apiRef.current.setPage(2)}
        >
          Page 3
        </Button>
        <Button size="small" variant="outlined" onClick={() => showTrain(18)}>
          Find IC 751
        </Button>
      </Stack>
      <div style={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            pagination: { paginationModel: { pageSize: PAGE_SIZE } },
          }}
          pageSizeOptions={[PAGE_SIZE]}
          aria-label="Trains of the day"
        />
      </div>
    </Stack>
  );
}
