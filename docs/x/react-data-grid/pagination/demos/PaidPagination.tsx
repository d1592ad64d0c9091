import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

export default function PaidPagination() {
  const [pagination, setPagination] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Pages"
        control={
          <Switch
            checked={pagination}
            onChange={(event) => setPagination(event.target.checked)}
          />
        }
      />
      <div style={{ height: 372, width: '100%' }}>
        <DataGridPro
          aria-label="All parcels"
          columns={columns}
          rows={parcels}
          pagination={pagination}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 25]}
        />
      </div>
    </Stack>
  );
}
