import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

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
      <figure aria-label="Rainfall per month" style={{ margin: 0 }}>
        <BarChart
          grid={{ horizontal, vertical }}
          xAxis={[{ scaleType: 'band', data: ['May', 'Jun', 'Jul', 'Aug'] }]}
          yAxis={[{ label: 'Rainfall (mm)' }]}
          series={[{ data: [61, 48, 22, 35] }]}
          height={260}
          margin={{ top: 16, left: 56, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
