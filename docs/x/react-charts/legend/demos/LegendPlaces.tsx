import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const places = {
  above: {
    legend: {
      direction: 'row',
      position: { vertical: 'top', horizontal: 'middle' },
    },
    margin: { top: 56, bottom: 32, left: 40, right: 16 },
  },
  below: {
    legend: {
      direction: 'row',
      position: { vertical: 'bottom', horizontal: 'left' },
    },
    margin: { top: 16, bottom: 72, left: 40, right: 16 },
  },
  beside: {
    legend: {
      direction: 'column',
      position: { vertical: 'middle', horizontal: 'right' },
    },
    margin: { top: 16, bottom: 32, left: 40, right: 112 },
  },
} as const;
type Place = keyof typeof places;

export default function LegendPlaces() {
  const [place, setPlace] = React.useState<Place>('above');
  const { legend, margin } = places[place];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the legend"
        value={place}
        onChange={(event, next: Place | null) => setPlace(next ?? place)}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <figure aria-label="Water levels per week" style={{ margin: 0 }}>
        <LineChart
          desc="The canal stays level while the river rises and falls."
          xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4'] }]}
          series={[
            { label: 'River', data: [180, 240, 310, 220] },
            { label: 'Canal', data: [150, 152, 151, 150] },
          ]}
          slotProps={{ legend }}
          margin={margin}
          height={280}
        />
      </figure>
    </Stack>
  );
}
