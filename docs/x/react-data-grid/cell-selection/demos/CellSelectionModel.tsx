import * as React from 'react';
import {
  DataGridPremium,
  useGridApiRef,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { columns, rows } from './data';

export default function CellSelectionModel() {
  const apiRef = useGridApiRef();
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { jan: true, feb: true },
    3: { jan: true, feb: true },
  });
  const highCells = rows.map(({ id, site: _site, ...months }) => [
    id,
    Object.fromEntries(
      Object.entries(months).map(([field, mwh]) => [field, mwh >= 50]),
    ),
  ]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setModel(Object.fromEntries(highCells))}>
          50 MWh or more
        </Button>
        <Button
          onClick={() =>
            apiRef.current.selectCellRange(
              { id: 1, field: 'mar' },
              { id: 5, field: 'apr' },
            )
          }
        >
          March and April
        </Button>
        <Button onClick={() => setModel({})}>Clear</Button>
      </Stack>
      <div style={{ height: 400, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Electricity, chosen cells"
          columns={columns}
          rows={rows}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </div>
    </Stack>
  );
}
