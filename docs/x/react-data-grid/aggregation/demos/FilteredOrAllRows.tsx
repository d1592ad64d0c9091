import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 120 },
  { field: 'river', headerName: 'River', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

export default function FilteredOrAllRows() {
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        }
        label="Total of all rivers"
      />
      <div style={{ height: 300 }}>
        <DataGridPremium
          key={String(all)}
          aria-label="Voyages on the Rhine"
          rows={voyages}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { tonnes: 'sum' } },
            filter: {
              filterModel: {
                items: [{ field: 'river', operator: 'equals', value: 'Rhine' }],
              },
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
