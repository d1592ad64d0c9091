import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 100 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

const PAGE_SIZE = 5;

export default function ControlledPagination() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 2,
    pageSize: PAGE_SIZE,
  });

  const showParcel = (index: number) =>
    setPaginationModel({
      page: Math.floor(index / PAGE_SIZE),
      pageSize: PAGE_SIZE,
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => showParcel(0)}>First parcel</Button>
        <Button onClick={() => showParcel(30)}>P-1031</Button>
      </Stack>
      <div style={{ height: 372, width: '100%' }}>
        <DataGrid
          aria-label="Parcels by page"
          columns={columns}
          rows={parcels}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={[PAGE_SIZE]}
        />
      </div>
    </Stack>
  );
}
