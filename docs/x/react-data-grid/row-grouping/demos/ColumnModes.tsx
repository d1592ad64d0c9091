import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const model = ['country', 'source'];

export default function ColumnModes() {
  const [multiple, setMultiple] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="One column for each level"
        checked={multiple}
        onChange={(_event, checked) => setMultiple(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants by country and source"
          columns={columns}
          rows={rows}
          rowGroupingModel={model}
          rowGroupingColumnMode={multiple ? 'multiple' : 'single'}
          columnVisibilityModel={{ country: false, source: false }}
          defaultGroupingExpansionDepth={1}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
