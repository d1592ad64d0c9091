import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Magnitude of earthquakes by depth in kilometres, on two faults. */
const quakes = [
  { id: 1, x: 4, y: 2.1, z: 'East' },
  { id: 2, x: 9, y: 3.4, z: 'West' },
  { id: 3, x: 13, y: 2.8, z: 'East' },
  { id: 4, x: 18, y: 4.6, z: 'West' },
  { id: 5, x: 22, y: 3.9, z: 'East' },
  { id: 6, x: 27, y: 5.2, z: 'West' },
  { id: 7, x: 33, y: 4.1, z: 'Unknown' },
];
const maps = ['piecewise', 'continuous', 'ordinal'] as const;
type MapType = (typeof maps)[number];

export default function ColorMaps() {
  const [type, setType] = React.useState<MapType>('piecewise');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(event, next: MapType | null) => setType(next ?? type)}
      >
        {maps.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <figure aria-label="Earthquakes by depth" style={{ margin: 0 }}>
        <ScatterChart
          desc="The strongest earthquakes are deeper than 15 kilometres."
          xAxis={[
            {
              label: 'Depth (km)',
              colorMap:
                type === 'continuous'
                  ? { type, min: 0, max: 35, color: ['#ffb300', '#6a1b9a'] }
                  : undefined,
            },
          ]}
          yAxis={[
            {
              colorMap:
                type === 'piecewise'
                  ? { type, thresholds: [4], colors: ['#1e88e5', '#d81b60'] }
                  : undefined,
            },
          ]}
          zAxis={[
            {
              data: quakes.map(({ z }) => z),
              colorMap:
                type === 'ordinal'
                  ? {
                      type,
                      values: ['East', 'West'],
                      colors: ['#00897b', '#f4511e'],
                      unknownColor: '#9e9e9e',
                    }
                  : undefined,
            },
          ]}
          series={[{ data: quakes, markerSize: 8 }]}
          height={280}
          margin={{ top: 16, left: 32, right: 24 }}
        />
      </figure>
    </Stack>
  );
}
