import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { fetchLevel } from './server';

export default function FailedChildren() {
  const [problem, setProblem] = React.useState('');
  const attempts = React.useRef(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await fetchLevel(params);
        if (params.groupKeys?.[0] === 'Letters') {
          attempts.current += 1;
          if (attempts.current % 2 === 1) {
            throw new Error('The letters are being restored');
          }
        }
        return response;
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 340 }}>
        <DataGridPro
          aria-label="Archive whose letters fail at first"
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Title', width: 200 }}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={(error, { groupKeys = [] }) =>
            setProblem(
              `${groupKeys.join(' / ') || 'Archive'}: ${error.message}`,
            )
          }
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ minHeight: 48, mt: 1 }}>
        {problem}
      </Typography>
    </div>
  );
}
