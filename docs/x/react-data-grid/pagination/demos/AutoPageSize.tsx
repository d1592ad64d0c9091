import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(320);

  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <Box sx={{ px: 2 }}>
        <Slider
          aria-label="Height of the grid in pixels"
          min={230}
          max={430}
          step={10}
          value={height}
          onChange={(_event, value) => setHeight(Number(value))}
        />
      </Box>
      <div style={{ height, width: '100%' }}>
        <DataGrid
          aria-label="Parcels, as many as fit"
          columns={columns}
          rows={parcels}
          autoPageSize
        />
      </div>
    </Box>
  );
}
