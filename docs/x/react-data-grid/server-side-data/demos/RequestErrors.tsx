import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, firstPage } from './columns';
import { fetchStations, toQuery } from './server';

export default function RequestErrors() {
  const apiRef = useGridApiRef();
  const [down, setDown] = React.useState(false);
  const [problem, setProblem] = React.useState('');
  const downRef = React.useRef(false);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const response = await fetchStations(params);
        if (downRef.current) {
          throw new Error('503 Service unavailable');
        }
        setProblem('');
        return response;
      },
    }),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={down}
            onChange={(event) => {
              downRef.current = event.target.checked;
              setDown(event.target.checked);
            }}
          />
        }
        label="The server is down"
      />
      <div style={{ height: 400 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Weather stations of a server that can fail"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={(error, params) =>
            setProblem(`${error.message} (${toQuery(params)})`)
          }
          pagination
          pageSizeOptions={[5]}
          initialState={firstPage}
        />
      </div>
      <Box role="alert" sx={{ minHeight: 100, mt: 1 }}>
        {problem && (
          <Alert severity="error" role="presentation">
            {problem}
            <Button
              size="small"
              color="inherit"
              onClick={() => apiRef.current.unstable_dataSource.fetchRows()}
            >
              Try again
            </Button>
          </Alert>
        )}
      </Box>
    </div>
  );
}
