import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const columns = Array.from({ length: 40 }, (_, index): GridColDef => ({
  field: `sensor${index}`,
  headerName: `Sensor ${index + 1}`,
  type: 'number',
  width: 100,
  valueGetter: (_value, row) => (row.id * 7 + index * 13) % 100,
}));
const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

export default function RenderedCells() {
  const apiRef = useGridApiRef();
  const [buffer, setBuffer] = React.useState(150);
  const [count, setCount] = React.useState(0);

  const countCells = React.useCallback(() => {
    const root = apiRef.current.rootElementRef?.current;
    setCount(
      root?.querySelectorAll('.MuiDataGrid-cell[data-field]').length ?? 0,
    );
  }, [apiRef]);

  React.useEffect(() => {
    const frame = requestAnimationFrame(countCells);
    return () => cancelAnimationFrame(frame);
  }, [buffer, countCells]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 280, px: 1 }}>
        <label htmlFor="buffer">Buffer: {buffer} px</label>
        <Slider
          id="buffer"
          aria-label="Buffer in pixels"
          value={buffer}
          min={0}
          max={1000}
          step={50}
          onChange={(_event, value) => setBuffer(value as number)}
        />
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          onStateChange={countCells}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          aria-label="Sensors"
        />
      </div>
      <span role="status">
        {count} of {rows.length * columns.length} cells are in the document.
      </span>
    </Stack>
  );
}
