import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rows = [
  { id: 1, code: 'FL-204', title: 'Flora of salt marshes', year: 1961 },
  { id: 2, code: 'MA-017', title: 'Knots for beginners', year: 1987 },
  { id: 3, code: 'GE-530', title: 'Maps of the upper valley', year: 1934 },
];

export default function FixedWidths() {
  const [width, setWidth] = React.useState(200);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'code', headerName: 'Shelf mark' },
      { field: 'title', headerName: 'Title', width, minWidth: 120 },
      { field: 'year', headerName: 'Year', width: 80 },
    ],
    [width],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="title-width" variant="body2">
        Width asked for: {width} px
      </Typography>
      <Slider
        aria-labelledby="title-width"
        min={60}
        max={360}
        step={20}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        sx={{ maxWidth: 240, marginInlineStart: 1 }}
      />
      <div style={{ height: 240, width: '100%' }}>
        <DataGrid
          aria-label="Library catalogue"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
    </Stack>
  );
}
