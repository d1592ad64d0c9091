import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { columns, getTreeDataPath, rows } from './data';

export default function SortLevels() {
  const [topOnly, setTopOnly] = React.useState(false);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'items', sort: 'asc' },
  ]);

  return (
    <Stack spacing={1} sx={{ height: 540, width: '100%' }}>
      <FormControlLabel
        control={<Switch />}
        label="Sort the top level only"
        checked={topOnly}
        onChange={(_event, checked) => setTopOnly(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Collections by number of items"
          treeData
          getTreeDataPath={getTreeDataPath}
          columns={columns}
          rows={rows}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </div>
    </Stack>
  );
}
