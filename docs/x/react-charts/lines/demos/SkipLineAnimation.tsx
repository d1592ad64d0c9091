import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';

const routes = [
  { label: 'Valley route', data: [120, 180, 210, 190, 160, 140, 130] },
  { label: 'Ridge route', data: [120, 340, 520, 610, 480, 300, 130] },
];

export default function SkipLineAnimation() {
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [skip, setSkip] = React.useState(false);
  const [route, setRoute] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setRoute(1 - route)}>
          Show {routes[1 - route]?.label}
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skip}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
        />
      </Stack>
      <LineChart
        title="Altitude along a hike, in meters"
        desc="The valley route stays below 220 meters, the ridge route climbs to 610."
        skipAnimation={skip || prefersLessMotion}
        xAxis={[{ data: [0, 2, 4, 6, 8, 10, 12], label: 'Distance (km)' }]}
        yAxis={[{ min: 0, max: 700 }]}
        series={[{ id: 'route', area: true, ...routes[route] }]}
        height={300}
        margin={{ left: 40, right: 24 }}
      />
    </Stack>
  );
}
