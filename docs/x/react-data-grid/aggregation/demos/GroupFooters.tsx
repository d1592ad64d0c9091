import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const columns: GridColDef<Voyage>[] = [
  { field: 'river', headerName: 'River', width: 110 },
  { field: 'vessel', headerName: 'Vessel', width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

type Position = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

// The root of the tree has depth -1; its footer is pinned to the bottom.
const positions: Record<string, Position> = {
  'Group rows and grid footer': (node) =>
    node.depth === -1 ? 'footer' : 'inline',
  'Group footers and grid footer': () => 'footer',
  'Group rows only': (node) => (node.depth === -1 ? null : 'inline'),
  'Grid footer only': (node) => (node.depth === -1 ? 'footer' : null),
};

export default function GroupFooters() {
  const [choice, setChoice] = React.useState('Group footers and grid footer');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Show totals in"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ maxWidth: 288 }}
      >
        {Object.keys(positions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 480 }}>
        <DataGridPremium
          aria-label="Voyages by river"
          rows={voyages}
          columns={columns}
          getAggregationPosition={positions[choice]}
          initialState={{
            rowGrouping: { model: ['river'] },
            aggregation: { model: { tonnes: 'sum' } },
            columns: { columnVisibilityModel: { river: false } },
          }}
          defaultGroupingExpansionDepth={1}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
