import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { vans } from './data';

export default function ColorMaps() {
  const { palette } = useTheme();
  const [axis, setAxis] = React.useState('z');
  const { primary, success, warning, error } = palette;
  const three = [primary.main, success.main, warning.main];

  const piecewise = {
    type: 'piecewise' as const,
    thresholds: [100, 150],
    colors: three,
  };
  const continuous = {
    type: 'continuous' as const,
    max: 70,
    color: [success.main, error.main] as const,
  };
  const ordinal = {
    type: 'ordinal' as const,
    values: ['diesel', 'electric', 'gas'],
    colors: three,
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis of the color map"
        value={axis}
        onChange={(event, value) => setAxis(value ?? axis)}
      >
        <ToggleButton value="x">x-axis</ToggleButton>
        <ToggleButton value="y">y-axis</ToggleButton>
        <ToggleButton value="z">z-axis</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        title="Cost of a day by distance of delivery vans"
        desc="Electric vans cost less than diesel and gas vans at any distance."
        xAxis={[{ min: 0, colorMap: axis === 'x' ? piecewise : undefined }]}
        yAxis={[{ min: 0, colorMap: axis === 'y' ? continuous : undefined }]}
        zAxis={[
          {
            data: vans.map((van) => van.fuel),
            colorMap: axis === 'z' ? ordinal : undefined,
          },
        ]}
        series={[
          {
            data: vans.map((van) => ({
              id: van.plate,
              x: van.km,
              y: van.cost,
            })),
            markerSize: 7,
            valueFormatter: ({ x, y }, { dataIndex }) =>
              `${vans[dataIndex]?.fuel}: ${x} km, €${y}`,
          },
        ]}
        height={300}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
