import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { voyages, type Voyage } from './data';

const columns: GridColDef<Voyage>[] = [
  { field: 'vessel', headerName: 'Vessel', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 120 },
];

export default function ControlledAggregation() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    tonnes: 'sum',
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tonnes in the footer"
        value={model.tonnes ?? null}
        onChange={(event, tonnes: string | null) => {
          const { tonnes: previous, ...others } = model;
          setModel(tonnes === null ? others : { ...others, tonnes });
        }}
      >
        <ToggleButton value="sum">Total</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Largest</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 340 }}>
        <DataGridPremium
          aria-label="Voyages with a footer that you choose"
          rows={voyages.slice(0, 4)}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {JSON.stringify(model)}
      </Typography>
    </Stack>
  );
}
