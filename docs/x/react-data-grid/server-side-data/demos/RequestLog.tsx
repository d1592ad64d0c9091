import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
  type GridDataSourceCache,
} from '@mui/x-data-grid-pro';
import { columns, firstPage } from './columns';
import { fetchStations, toQuery } from './server';

export default function RequestLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const request = `GET /stations?${toQuery(params)}`;
        const response = await fetchStations(params);
        setLog((lines) => [
          ...lines,
          `${request} → ${response.rows.length} of ${response.rowCount}`,
        ]);
        if (response.rowCount === 0) {
          apiRef.current.setRowCount(0);
        }
        return response;
      },
    }),
    [apiRef],
  );

  const cache = React.useMemo<GridDataSourceCache>(() => {
    const store = new GridDataSourceCacheDefault({});
    return {
      set: (params, response) => store.set(params, response),
      get: (params) => {
        const hit = store.get(params);
        if (hit) {
          apiRef.current.setRowCount(hit.rowCount ?? 0);
          setLog((lines) => [...lines, `cache hit for ${toQuery(params)}`]);
        }
        return hit;
      },
      clear: () => store.clear(),
    };
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Weather stations"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={cache}
          pagination
          pageSizeOptions={[5, 10]}
          initialState={firstPage}
        />
      </div>
      <Box
        role="log"
        aria-label="Requests"
        sx={{ height: 116, mt: 1, typography: 'caption', overflow: 'hidden' }}
      >
        {log.slice(-3).map((line, index) => (
          <div key={log.length + index}>{line}</div>
        ))}
      </Box>
    </div>
  );
}
