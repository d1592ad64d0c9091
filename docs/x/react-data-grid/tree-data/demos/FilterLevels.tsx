import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridFilterModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, rows } from './data';

export default function FilterLevels() {
  const [topOnly, setTopOnly] = React.useState(false);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'keeper', operator: 'contains', value: 'Novak' }],
  });

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Filter the top level only"
        checked={topOnly}
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Collections of P. Novak"
          treeData
          getTreeDataPath={getTreeDataPath}
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          disableChildrenFiltering={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
