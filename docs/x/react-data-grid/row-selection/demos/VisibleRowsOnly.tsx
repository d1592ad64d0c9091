import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 120 },
  { field: 'kwh', headerName: 'kWh', type: 'number', width: 110 },
];

const rows = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  meter: `M-${410 + index}`,
  kwh: 120 + ((index * 37) % 90),
}));

export default function VisibleRowsOnly() {
  const [visibleOnly, setVisibleOnly] = React.useState(true);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="The header selects the current page only"
        control={
          <Switch
            checked={visibleOnly}
            onChange={(event) => setVisibleOnly(event.target.checked)}
          />
        }
      />
      <Typography role="status" variant="body2">
        {selected.length} of {rows.length} meters selected
      </Typography>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPro
          aria-label="Meters"
          columns={columns}
          rows={rows}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          checkboxSelection
          checkboxSelectionVisibleOnly={visibleOnly}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
    </Stack>
  );
}
