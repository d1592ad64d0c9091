import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(10);

  return (
    <Stack sx={{ width: '100%' }}>
      <figure aria-label="Energy per month in kWh" style={{ margin: 0 }}>
        <BarChart
          borderRadius={borderRadius}
          xAxis={[{ scaleType: 'band', data: ['Mar', 'Apr', 'May', 'Jun'] }]}
          yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
          series={[
            { label: 'Solar', data: [90, 130, 170, 190], stack: 'made' },
            { label: 'Wind', data: [70, 50, 40, 30], stack: 'made' },
            { label: 'Net', data: [-60, -15, 45, 80] },
          ]}
          height={300}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
      <Typography id="bar-radius" variant="body2">
        borderRadius: {borderRadius}
      </Typography>
      <Slider
        aria-labelledby="bar-radius"
        value={borderRadius}
        onChange={(_, value) => setBorderRadius(value as number)}
        max={30}
      />
    </Stack>
  );
}
