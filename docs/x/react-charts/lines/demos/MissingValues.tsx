import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function MissingValues() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        title="Water level of two wells, in meters"
        desc="The sensor of the north well was off in weeks 4 and 5. The south well was closed after week 5."
        xAxis={[
          {
            scaleType: 'point',
            data: weeks,
            valueFormatter: (week: number) => `W${week}`,
          },
        ]}
        yAxis={[{ min: 4, max: 8 }]}
        series={[
          {
            label: 'North well',
            data: [5.2, 5.6, 6.1, null, null, 7.2, 7.0, 6.8],
            connectNulls,
          },
          { label: 'South well', data: [6.9, 6.7, 6.2, 5.8, 5.1] },
        ]}
        height={280}
        margin={{ left: 40, right: 24 }}
      />
    </Stack>
  );
}
