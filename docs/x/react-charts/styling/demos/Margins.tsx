import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function Margins() {
  const [left, setLeft] = React.useState(120);

  return (
    <Stack sx={{ width: '100%' }}>
      <Typography id="margin-left" variant="body2">
        margin.left: {left}
      </Typography>
      <Slider
        aria-labelledby="margin-left"
        min={16}
        max={160}
        value={left}
        onChange={(event, value) => setLeft(Number(value))}
        sx={{ width: 200, mx: 1 }}
      />
      <Box
        component="figure"
        aria-label="Length of hiking routes"
        sx={{ m: 0, border: '1px dashed', borderColor: 'text.secondary' }}
      >
        <BarChart
          desc="The coast path is the longest with 31 kilometres."
          layout="horizontal"
          yAxis={[
            {
              scaleType: 'band',
              data: ['Coast path', 'Castle round trip', 'Gorge'],
            },
          ]}
          series={[{ data: [31, 18, 9] }]}
          topAxis="length"
          bottomAxis={null}
          xAxis={[{ id: 'length' }]}
          height={220}
          margin={{ top: 32, bottom: 16, left, right: 16 }}
        />
      </Box>
    </Stack>
  );
}
