import * as React from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fetchTurbines, toRequest, type Turbine } from './data';

const contains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);
const moreOrLess = getGridNumericOperators().filter(
  ({ value }) => value === '>' || value === '<',
);

const columns: GridColDef[] = [
  { field: 'turbine', headerName: 'Turbine', filterOperators: contains },
  {
    field: 'park',
    headerName: 'Park',
    flex: 1,
    minWidth: 120,
    filterOperators: contains,
  },
  {
    field: 'output',
    headerName: 'Output (MW)',
    type: 'number',
    width: 150,
    filterOperators: moreOrLess,
  },
];

export default function ServerSideFiltering() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'output', operator: '>', value: '2' }],
  });
  const [rows, setRows] = React.useState<Turbine[]>([]);
  const [loading, setLoading] = React.useState(true);
  const request = toRequest(filterModel);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchTurbines(request).then((turbines) => {
      if (!outdated) {
        setRows(turbines);
        setLoading(false);
      }
    });

    return () => {
      outdated = true;
    };
  }, [request]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography role="status" variant="body2" sx={{ minHeight: '3em' }}>
        <code>{request}</code> {loading ? '…' : '200 OK'}
      </Typography>
      <div style={{ height: 440, width: '100%' }}>
        <DataGrid
          aria-label="Turbines"
          columns={columns}
          rows={rows}
          loading={loading}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
