import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineGrid() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row">
        <FormControlLabel
          label="horizontal"
          control={
            <Checkbox
              checked={horizontal}
              onChange={(event) => setHorizontal(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="vertical"
          control={
            <Checkbox
              checked={vertical}
              onChange={(event) => setVertical(event.target.checked)}
            />
          }
        />
      </Stack>
      <LineChart
        title="Boiling point of water by altitude"
        desc="It falls from 100 °C at sea level to 87 °C at 4000 meters."
        grid={{ horizontal, vertical }}
        xAxis={[{ data: [0, 1, 2, 3, 4], label: 'Altitude (km)' }]}
        yAxis={[{ min: 80, max: 100, label: 'Boiling point (°C)' }]}
        series={[{ data: [100, 96.7, 93.3, 90, 86.7], showMark: false }]}
        height={280}
        margin={{ top: 16, left: 56, right: 24 }}
      />
    </Stack>
  );
}
