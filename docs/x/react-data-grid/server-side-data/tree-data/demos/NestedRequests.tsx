import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { fetchLevel } from './server';

export default function NestedRequests() {
  const [log, setLog] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const keys = JSON.stringify(params.groupKeys);
        setLog((lines) => [...lines, `getRows with groupKeys ${keys}`]);
        return fetchLevel(params);
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Archive"
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Title', width: 200 }}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[3, 5]}
          initialState={{
            pagination: { paginationModel: { pageSize: 3 }, rowCount: 0 },
          }}
        />
      </div>
      <Box
        role="log"
        aria-label="Requests"
        sx={{ height: 72, mt: 1, typography: 'caption', overflow: 'hidden' }}
      >
        {log.slice(-3).map((line, index) => (
          <div key={log.length + index}>{line}</div>
        ))}
      </Box>
    </div>
  );
}
