import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const options: Record<string, Partial<DataGridPremiumProps>> = {
  None: { defaultGroupingExpansionDepth: 0 },
  'First level': { defaultGroupingExpansionDepth: 1 },
  'All levels': { defaultGroupingExpansionDepth: -1 },
  'Large groups': {
    isGroupExpandedByDefault: (node) => node.children.length > 1,
  },
};

export default function StartExpanded() {
  const [option, setOption] = React.useState('Large groups');

  return (
    <Stack spacing={2} sx={{ height: 480, width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Open at first"
        value={option}
        onChange={(event) => setOption(event.target.value)}
        sx={{ width: 200 }}
      >
        {Object.keys(options).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants by country and source"
          columns={columns}
          rows={rows}
          initialState={{ rowGrouping: { model: ['country', 'source'] } }}
          {...options[option]}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
