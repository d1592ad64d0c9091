import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import NightlightIcon from '@mui/icons-material/Nightlight';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 120 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
  { field: 'carsN', headerName: 'Cars', type: 'number', width: 90 },
  { field: 'bikesN', headerName: 'Bikes', type: 'number', width: 90 },
];

const rows = [
  { id: 1, street: 'Quay', cars: 410, bikes: 260, carsN: 88, bikesN: 31 },
  { id: 2, street: 'Tanner Row', cars: 90, bikes: 305, carsN: 9, bikesN: 54 },
  { id: 3, street: 'Bypass', cars: 1920, bikes: 12, carsN: 640, bikesN: 0 },
];

function NightHeader({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <NightlightIcon fontSize="small" />
      <span>
        {headerName} ({fields.length})
      </span>
    </Stack>
  );
}

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Place', children: [{ field: 'street' }] },
  {
    groupId: 'day',
    headerName: 'Day',
    description: 'From 6:00 to 22:00',
    headerAlign: 'center',
    headerClassName: 'day-group',
    children: [{ field: 'cars' }, { field: 'bikes' }],
  },
  {
    groupId: 'night',
    headerName: 'Night',
    headerAlign: 'center',
    renderHeaderGroup: (params) => <NightHeader {...params} />,
    children: [{ field: 'carsN' }, { field: 'bikesN' }],
  },
];

export default function GroupHeaders() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Traffic count"
        columns={columns}
        rows={rows}
        columnGroupingModel={columnGroupingModel}
        hideFooter
        sx={{ '& .day-group': { backgroundColor: 'action.hover' } }}
      />
    </div>
  );
}
