import * as React from 'react';
import {
  DataGrid,
  useGridApiRef,
  type GridAutosizeOptions,
  type GridColDef,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

const columns: GridColDef[] = [
  { field: 'key', headerName: 'Sample number', width: 140 },
  { field: 'rock', headerName: 'Rock', width: 140 },
  { field: 'site', headerName: 'Site', width: 140 },
];

const rows = [
  { id: 1, key: 'S1', rock: 'Basalt', site: 'Quarry' },
  { id: 2, key: 'S2', rock: 'Gneiss', site: 'Ravine' },
  {
    id: 3,
    key: 'S3',
    rock: 'Conglomerate with pebbles of flint and quartz',
    site: 'Dam',
  },
  { id: 4, key: 'S4', rock: 'Marble', site: 'Quarry' },
  { id: 5, key: 'S5', rock: 'Slate', site: 'Tunnel' },
];

const switches = ['includeHeaders', 'includeOutliers', 'expand'] as const;

export default function AutosizeOptions() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState<GridAutosizeOptions>({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={options[name] ?? false} />}
            onChange={(_event, on) => setOptions({ ...options, [name]: on })}
          />
        ))}
      </Stack>
      <Button
        variant="outlined"
        onClick={() => apiRef.current.autosizeColumns(options)}
      >
        Autosize columns
      </Button>
      <div style={{ height: 290, width: '100%' }}>
        <DataGrid
          aria-label="Rock samples"
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          density="compact"
          autosizeOptions={options}
          hideFooter
        />
      </div>
    </Stack>
  );
}
