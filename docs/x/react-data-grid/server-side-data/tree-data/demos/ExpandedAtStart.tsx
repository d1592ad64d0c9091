import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { fetchLevel } from './server';

const isMaps = (node: GridGroupNode) => node.groupingKey === 'Maps';

export default function ExpandedAtStart() {
  const [onlyMaps, setOnlyMaps] = React.useState(false);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return fetchLevel(params);
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={onlyMaps}
            onChange={(event) => {
              setRequests(0);
              setOnlyMaps(event.target.checked);
            }}
          />
        }
        label="Open only the maps"
      />
      <div style={{ height: 480 }}>
        <DataGridPro
          key={String(onlyMaps)}
          aria-label="Archive opened at the start"
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Title', width: 200 }}
          unstable_dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          isGroupExpandedByDefault={onlyMaps ? isMaps : undefined}
          hideFooter
        />
      </div>
      <Typography role="status">Requests: {requests}</Typography>
    </div>
  );
}
