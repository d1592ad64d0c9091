import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { GridLoadingOverlayVariant } from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Lentil soup', price: 6.5 },
  { id: 2, dish: 'Baked squash', price: 11 },
  { id: 3, dish: 'Plum dumplings', price: 8 },
];
const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];
const variants: GridLoadingOverlayVariant[] = [
  'linear-progress',
  'circular-progress',
  'skeleton',
];

export default function LoadingVariants() {
  const [variant, setVariant] = React.useState(variants[0]);
  const [hasRows, setHasRows] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Loading overlay"
        value={variant}
        onChange={(_event, value: GridLoadingOverlayVariant | null) =>
          setVariant((current) => value ?? current)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {variants.map((name) => (
          <ToggleButton key={name} value={name}>
            {name.replace('-progress', '')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            checked={hasRows}
            onChange={(event) => setHasRows(event.target.checked)}
          />
        }
        label="Some rows are there already"
      />
      <div style={{ height: 260 }}>
        <DataGrid
          loading
          rows={hasRows ? rows : []}
          columns={columns}
          slotProps={{
            loadingOverlay: { variant, noRowsVariant: variant },
          }}
          aria-label="Dishes of the day"
          hideFooter
        />
      </div>
    </Stack>
  );
}
