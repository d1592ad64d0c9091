import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const dives = [
  { id: 1, x: 12, y: 8 },
  { id: 2, x: 25, y: 14 },
  { id: 3, x: 31, y: 22 },
  { id: 4, x: 38, y: 18 },
  { id: 5, x: 44, y: 29 },
  { id: 6, x: 52, y: 24 },
];

export default function RangeAndReverse() {
  const [range, setRange] = React.useState([0, 60]);
  const [reverse, setReverse] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="reverse the y-axis"
        control={
          <Switch
            checked={reverse}
            onChange={(event) => setReverse(event.target.checked)}
          />
        }
      />
      <Typography id="axis-range" variant="body2">
        min and max of the x-axis: {range.join(' to ')}
      </Typography>
      <Slider
        aria-labelledby="axis-range"
        value={range}
        onChange={(event, value) => setRange(value as number[])}
        max={60}
        step={5}
        sx={{ width: 'calc(100% - 24px)', marginInline: 1.5 }}
      />
      <ScatterChart
        title="Depth of dives by duration"
        desc="Dives of 12 to 52 minutes reach depths of 8 to 29 meters."
        xAxis={[{ min: range[0], max: range[1], label: 'Minutes' }]}
        yAxis={[{ min: 0, max: 30, reverse, label: 'Depth (m)' }]}
        series={[{ data: dives }]}
        grid={{ horizontal: true }}
        height={280}
        margin={{ top: 16, left: 56, right: 24 }}
      />
    </Stack>
  );
}
