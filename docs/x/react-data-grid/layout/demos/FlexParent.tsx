import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'bed', headerName: 'Bed', width: 100 },
];

const plants = ['Borage', 'Chervil', 'Dill', 'Fennel', 'Hyssop', 'Lovage'];
const rows = plants.map((plant, id) => ({ id, plant, bed: `B${id + 1}` }));

export default function FlexParent() {
  const [height, setHeight] = React.useState(340);

  return (
    <Stack spacing={2} sx={{ width: '100%', height: 520 }}>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-label="Height of the parent in pixels"
          min={220}
          max={440}
          step={20}
          value={height}
          onChange={(_event, value) => setHeight(Number(value))}
          valueLabelDisplay="auto"
        />
      </Box>
      <div style={{ display: 'flex', flexDirection: 'column', height }}>
        <DataGrid
          aria-label="Herb garden"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
    </Stack>
  );
}
