import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function LegendClicks() {
  const [message, setMessage] = React.useState('Click an entry of a legend');

  return (
    <Stack sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        title="Orders per month"
        desc="Online orders rise all year, orders by phone fall."
        xAxis={[
          {
            scaleType: 'point',
            data: [1, 2, 3, 4, 5, 6],
            colorMap: {
              type: 'piecewise',
              thresholds: [4],
              colors: ['#757575', '#0288d1'],
            },
          },
        ]}
        series={[
          {
            type: 'line',
            id: 'web',
            label: 'Online',
            data: [3, 5, 6, 8, 9, 12],
          },
          { type: 'line', id: 'tel', label: 'Phone', data: [7, 6, 6, 4, 3, 2] },
        ]}
        margin={{ top: 56, left: 24, right: 24, bottom: 72 }}
        height={280}
      >
        <LinePlot />
        <ChartsXAxis />
        <ChartsLegend
          onItemClick={(event, { type, seriesId, label }, index) =>
            setMessage(`${type} ${index}: ${label}, id ${seriesId}`)
          }
        />
        <PiecewiseColorLegend
          axisDirection="x"
          direction="row"
          position={{ horizontal: 'middle', vertical: 'bottom' }}
          onItemClick={(event, { type, minValue, maxValue }, index) =>
            setMessage(`${type} ${index}: from ${minValue} to ${maxValue}`)
          }
        />
      </ResponsiveChartContainer>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
