import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import type { GridScrollParams } from '@mui/x-data-grid';

const rows = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  page: `Folio ${index + 1}`,
  ink: ['iron gall', 'carbon', 'sepia'][index % 3],
}));

const columns: GridColDef[] = [
  { field: 'page', headerName: 'Page', flex: 1, minWidth: 100 },
  { field: 'ink', headerName: 'Ink', width: 110 },
];

export default function KeepPosition() {
  const apiRef = useGridApiRef();
  const [mark, setMark] = React.useState<GridScrollParams>();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} alignItems="center">
        <Button
          size="small"
          variant="outlined"
          onClick={() => setMark(apiRef.current.getScrollPosition())}
        >
          Set a bookmark
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={!mark}
          onClick={() => mark && apiRef.current.scroll(mark)}
        >
          Return to it
        </Button>
        <span role="status">
          {mark ? `${Math.round(mark.top)} px` : 'none'}
        </span>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          aria-label="Pages of a manuscript"
        />
      </div>
    </Stack>
  );
}
