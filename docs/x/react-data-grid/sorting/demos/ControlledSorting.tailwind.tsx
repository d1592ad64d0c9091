import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, bike: 'Corvid Tourer', year: '2019', price: 420 },
  { id: 2, bike: 'Halden 3-speed', year: '2016', price: 180 },
  { id: 3, bike: 'Pico Folding', year: '2022', price: 510 },
  { id: 4, bike: 'Tarn Gravel', year: '2021', price: 890 },
];

const presets: Record<string, GridSortModel> = {
  'Cheapest first': [{ field: 'price', sort: 'asc' }],
  'Newest first': [{ field: 'year', sort: 'desc' }],
  'As listed': [],
};

function toKey(model: GridSortModel) {
  return model.map((item) => `${item.field} ${item.sort}`).join();
}

export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState(presets['Cheapest first']);
  const active = Object.keys(presets).find(
    (name) => toKey(presets[name]) === toKey(sortModel),
  );

  return (
    <div className="flex w-full flex-col gap-4">
      <ToggleButtonGroup
        aria-label="Order of the bikes"
        exclusive
        size="small"
        value={active ?? null}
        onChange={(_event, name: string | null) => {
          if (name !== null) {
            setSortModel(presets[name]);
          }
        }}
      >
        {Object.keys(presets).map((name) => (
          <ToggleButton key={name} value={name} className="normal-case">
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className="h-72.5 w-full">
        <DataGrid
          aria-label="Second-hand bikes"
          columns={columns}
          rows={rows}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </div>
  );
}
