import * as React from 'react';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { columns, rows } from './data';

const choices = {
  'All rows': gridSortedRowIdsSelector,
  'Filtered rows': gridFilteredSortedRowIdsSelector,
  'This page': gridPaginatedVisibleSortedGridRowIdsSelector,
};

export default function ChooseContent() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.entries(choices).map(([name, selectIds]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() =>
              setCsv(
                apiRef.current.getDataAsCsv({
                  fields: ['crop', 'kilos', 'note'],
                  getRowsToExport: (params: GridCsvGetRowsToExportParams) =>
                    selectIds(params.apiRef),
                }),
              )
            }
          >
            {name}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Harvest"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          pageSizeOptions={[2, 5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 2 } },
            filter: {
              filterModel: {
                items: [{ field: 'kilos', operator: '>', value: 20 }],
              },
            },
          }}
        />
      </div>
      <pre style={{ minHeight: 130, margin: 0, whiteSpace: 'pre-wrap' }}>
        {csv}
      </pre>
    </Stack>
  );
}
