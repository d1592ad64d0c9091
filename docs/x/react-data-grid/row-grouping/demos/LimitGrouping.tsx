import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const limited = columns.map((column) => ({
  ...column,
  groupable: column.field === 'country' || column.field === 'source',
}));

export default function LimitGrouping() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Turn grouping off"
        checked={disabled}
        onChange={(_event, checked) => setDisabled(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants"
          columns={limited}
          rows={rows}
          initialState={{ rowGrouping: { model: ['source'] } }}
          disableRowGrouping={disabled}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
