import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, pines } from './data';

const scope = { highlight: 'item', fade: 'global' } as const;

export default function PointerRadius() {
  const [disableVoronoi, setDisableVoronoi] = React.useState(false);
  const [radius, setRadius] = React.useState(30);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="disableVoronoi"
        control={
          <Switch
            checked={disableVoronoi}
            onChange={(event) => setDisableVoronoi(event.target.checked)}
          />
        }
      />
      <Typography id="voronoi-radius" variant="body2">
        voronoiMaxRadius: {radius}
      </Typography>
      <Slider
        aria-labelledby="voronoi-radius"
        disabled={disableVoronoi}
        value={radius}
        onChange={(event, value) => setRadius(value as number)}
        min={5}
        max={100}
        step={5}
      />
      <ScatterChart
        title="Height of trees by trunk diameter"
        desc="Move the pointer near a point to highlight it."
        disableVoronoi={disableVoronoi}
        voronoiMaxRadius={radius}
        series={[
          { label: 'Oaks', data: oaks, highlightScope: scope },
          { label: 'Pines', data: pines, highlightScope: scope },
        ]}
        height={300}
        margin={{ left: 40, right: 24 }}
      />
    </Stack>
  );
}
