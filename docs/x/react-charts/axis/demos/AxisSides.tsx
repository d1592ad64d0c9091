import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const sides = ['top', 'right', 'bottom', 'left'] as const;

const quakes = [
  { id: 1, x: 2.1, y: 4 },
  { id: 2, x: 2.8, y: 11 },
  { id: 3, x: 3.4, y: 9 },
  { id: 4, x: 3.9, y: 21 },
  { id: 5, x: 4.6, y: 34 },
];

export default function AxisSides() {
  const [shown, setShown] = React.useState<readonly string[]>(['top', 'left']);
  const axisFor = (side: string, id: string) =>
    shown.includes(side) ? id : null;

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            label={`${side}Axis`}
            control={
              <Checkbox
                checked={shown.includes(side)}
                onChange={(event) =>
                  setShown(
                    event.target.checked
                      ? [...shown, side]
                      : shown.filter((name) => name !== side),
                  )
                }
              />
            }
          />
        ))}
      </Stack>
      <ScatterChart
        title="Depth of earthquakes by magnitude"
        desc="Magnitudes from 2.1 to 4.6, depths from 4 to 34 kilometers."
        xAxis={[{ id: 'magnitude', min: 2, max: 5 }]}
        yAxis={[{ id: 'depth', min: 0, max: 40, reverse: true }]}
        topAxis={axisFor('top', 'magnitude')}
        rightAxis={axisFor('right', 'depth')}
        bottomAxis={axisFor('bottom', 'magnitude')}
        leftAxis={axisFor('left', 'depth')}
        series={[{ data: quakes }]}
        height={280}
        margin={{ top: 32, bottom: 32, left: 40, right: 40 }}
      />
    </Stack>
  );
}
