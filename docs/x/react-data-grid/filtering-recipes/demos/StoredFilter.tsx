import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', flex: 1, minWidth: 130 },
  { field: 'sow', headerName: 'Sow in', width: 120 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 130 },
];

const rows = [
  { id: 1, seed: 'Kohlrabi', sow: 'April', packets: 3 },
  { id: 2, seed: 'Runner bean', sow: 'May', packets: 0 },
  { id: 3, seed: 'Chard', sow: 'April', packets: 0 },
  { id: 4, seed: 'Pumpkin', sow: 'May', packets: 5 },
];

const KEY = 'seed-list.filter';
const noFilter: GridFilterModel = { items: [] };

function readFilter(): GridFilterModel {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as GridFilterModel;
  } catch {
    return noFilter;
  }
}

export default function StoredFilter() {
  const [filterModel, setFilterModel] = React.useState(noFilter);

  React.useEffect(() => setFilterModel(readFilter()), []);

  const changeFilter = (model: GridFilterModel) => {
    setFilterModel(model);
    try {
      localStorage.setItem(KEY, JSON.stringify(model));
    } catch {
      // The filter lasts until the page is closed.
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => changeFilter(noFilter)}>Forget the filter</Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Seeds"
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={changeFilter}
          hideFooter
        />
      </div>
    </Stack>
  );
}
