import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  type GridColDef,
  useGridApiContext,
  useGridApiEventHandler,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, hive: 'Linden', frames: 9, mites: 3 },
  { id: 2, hive: 'Orchard', frames: 11, mites: 1 },
  { id: 3, hive: 'Roof', frames: 8, mites: 6 },
];

const columns: GridColDef[] = [
  { field: 'hive', headerName: 'Hive', flex: 1, minWidth: 90 },
  { field: 'frames', headerName: 'Frames', type: 'number' },
  { field: 'mites', headerName: 'Mites', type: 'number' },
];

/** Listens for as long as it is mounted. */
function LogFooter() {
  const apiRef = useGridApiContext();
  const [log, setLog] = React.useState<string[]>([]);
  const add = (entry: string) => setLog((entries) => [entry, ...entries]);

  useGridApiEventHandler(apiRef, 'columnHeaderClick', ({ field }) =>
    add(`columnHeaderClick: ${field}`),
  );
  useGridApiEventHandler(apiRef, 'sortModelChange', ([item]) =>
    add(`sortModelChange: ${item ? `${item.field} ${item.sort}` : 'none'}`),
  );
  useGridApiEventHandler(apiRef, 'cellClick', ({ field, id }) =>
    add(`cellClick: ${field} of row ${id}`),
  );

  return (
    <GridFooterContainer>
      <Box
        role="log"
        aria-label="Events"
        sx={{ p: 1, height: 72, overflow: 'hidden', typography: 'caption' }}
      >
        {log.slice(0, 3).map((entry, index) => (
          <div key={log.length - index}>{entry}</div>
        ))}
        {log.length === 0 && 'Click a header or a cell.'}
      </Box>
    </GridFooterContainer>
  );
}

export default function LogInFooter() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: LogFooter }}
        aria-label="Bee hives"
      />
    </div>
  );
}
