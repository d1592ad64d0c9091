import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { columns, rows } from './data';

export default function PinningApi() {
  const apiRef = useGridApiRef();

  const toggleWeek = () => {
    if (apiRef.current.isColumnPinned('total')) {
      apiRef.current.unpinColumn('total');
    } else {
      apiRef.current.pinColumn('total', GridPinnedColumnPosition.RIGHT);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={toggleWeek}>
          Pin or unpin the week
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setPinnedColumns({ left: ['pump'] })}
        >
          Pin the pump alone
        </Button>
      </Stack>
      <div style={{ height: 290, width: '100%' }}>
        <DataGridPro
          aria-label="Pumped water in cubic metres"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
    </Stack>
  );
}
