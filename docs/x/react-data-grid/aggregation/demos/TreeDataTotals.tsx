import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
  type GridRowsProp,
} from '@mui/x-data-grid-premium';

const rows: GridRowsProp = [
  { path: ['Greenhouse'], litres: 50, checked: '2025-06-01' },
  { path: ['Greenhouse', 'Tomatoes'], litres: 120, checked: '2025-06-03' },
  { path: ['Greenhouse', 'Basil'], litres: 30, checked: '2025-06-02' },
  { path: ['Orchard'], litres: 10, checked: '2025-06-05' },
  { path: ['Orchard', 'Pears'], litres: 200, checked: '2025-06-04' },
];

const columns: GridColDef[] = [
  { field: 'litres', headerName: 'Water (l)', type: 'number', width: 120 },
  {
    field: 'checked',
    headerName: 'Last check',
    type: 'date',
    valueGetter: (value: string) => value && new Date(`${value}T00:00`),
    width: 120,
  },
];

const branchTotals = (node: GridGroupNode) =>
  node.depth === -1 ? 'footer' : 'inline';
const footerOnly = (node: GridGroupNode) =>
  node.depth === -1 ? 'footer' : null;

export default function TreeDataTotals() {
  const [inline, setInline] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={inline}
            onChange={(event) => setInline(event.target.checked)}
          />
        }
        label="Replace the beds' own values with totals"
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Watering plan"
          treeData
          rows={rows}
          columns={columns}
          getRowId={(row) => row.path.join('/')}
          getTreeDataPath={(row) => row.path}
          groupingColDef={{ headerName: 'Bed', width: 180 }}
          defaultGroupingExpansionDepth={-1}
          getAggregationPosition={inline ? branchTotals : footerOnly}
          initialState={{
            aggregation: { model: { litres: 'sum', checked: 'max' } },
          }}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
