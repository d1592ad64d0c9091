import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

const views: Record<string, GridRowGroupingModel> = {
  'By country': ['country', 'source'],
  'By source': ['source', 'country'],
  'Flat list': [],
};

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>([
    'country',
    'source',
  ]);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        aria-label="View"
        size="small"
        exclusive
        value={model.join()}
        onChange={(_event, value: string | null) => {
          if (value !== null) {
            setModel(value ? value.split(',') : []);
          }
        }}
      >
        {Object.entries(views).map(([label, fields]) => (
          <ToggleButton key={label} value={fields.join()}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Power plants"
          columns={columns}
          rows={rows}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          defaultGroupingExpansionDepth={1}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
