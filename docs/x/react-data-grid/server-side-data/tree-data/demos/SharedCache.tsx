import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridDataSource,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { columns } from './columns';
import { fetchLevel } from './server';

/** A query client in small: it keeps answers, and shares running requests. */
class QueryClient {
  private queries = new Map<string, Promise<GridGetRowsResponse>>();

  fetchQuery(key: unknown[], queryFn: () => Promise<GridGetRowsResponse>) {
    const name = JSON.stringify(key);
    const query = this.queries.get(name) ?? queryFn();
    this.queries.set(name, query);
    query.catch(() => this.queries.delete(name));
    return query;
  }
}

export default function SharedCache() {
  const [visit, setVisit] = React.useState(1);
  const [requests, setRequests] = React.useState(0);
  const client = React.useMemo(() => new QueryClient(), []);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const { groupKeys, sortModel, paginationModel } = params;
        const key = ['archive', groupKeys, sortModel, paginationModel];
        return client.fetchQuery(key, () => {
          setRequests((count) => count + 1);
          return fetchLevel(params);
        });
      },
      getGroupKey: (row) => row.title,
      getChildrenCount: (row) => row.childCount,
    }),
    [client],
  );

  return (
    <div style={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
      <Typography role="status" sx={{ my: 1 }}>
        {`Visit ${visit}, requests: ${requests}`}
      </Typography>
      <div style={{ height: 400 }}>
        <DataGridPro
          key={visit}
          aria-label="Archive with a shared cache"
          treeData
          columns={columns}
          groupingColDef={{ headerName: 'Title', width: 200 }}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          hideFooter
        />
      </div>
    </div>
  );
}
