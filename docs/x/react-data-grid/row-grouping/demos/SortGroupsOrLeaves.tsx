import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './data';

export default function SortGroupsOrLeaves() {
  const [target, setTarget] = React.useState('groups');

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <ToggleButtonGroup
        aria-label="What the first column sorts"
        size="small"
        exclusive
        value={target}
        onChange={(_event, value: string | null) => value && setTarget(value)}
      >
        <ToggleButton value="groups">Sort countries</ToggleButton>
        <ToggleButton value="leaves">Sort plants</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={target}
          aria-label="Power plants by country"
          columns={columns}
          rows={rows}
          initialState={{
            rowGrouping: { model: ['country'] },
            columns: { columnVisibilityModel: { country: false, name: false } },
            sorting: {
              sortModel: [
                {
                  field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
                  sort: 'asc',
                },
              ],
            },
          }}
          groupingColDef={{
            headerName: 'Country and plant',
            leafField: 'name',
            mainGroupingCriteria: target === 'groups' ? 'country' : undefined,
          }}
          defaultGroupingExpansionDepth={-1}
          experimentalFeatures={{ ariaV8: true }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
