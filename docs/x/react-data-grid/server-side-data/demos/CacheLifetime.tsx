import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, firstPage } from './columns';
import { fetchStations } from './server';

const caches = {
  '5 minutes': new GridDataSourceCacheDefault({}),
  '10 seconds': new GridDataSourceCacheDefault({ ttl: 10_000 }),
  'No cache': null,
};
type Lifetime = keyof typeof caches;

export default function CacheLifetime() {
  const apiRef = useGridApiRef();
  const [lifetime, setLifetime] = React.useState<Lifetime>('10 seconds');
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return fetchStations(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Keep answers for"
        value={lifetime}
        onChange={(event, value: Lifetime | null) =>
          setLifetime(value ?? lifetime)
        }
      >
        {Object.keys(caches).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => {
            apiRef.current.unstable_dataSource.cache.clear();
            apiRef.current.unstable_dataSource.fetchRows();
          }}
        >
          Reload
        </Button>
        <Typography role="status">Requests: {requests}</Typography>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Weather stations with a cache"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={caches[lifetime]}
          pagination
          pageSizeOptions={[5]}
          initialState={firstPage}
        />
      </div>
    </Stack>
  );
}
