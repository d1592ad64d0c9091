import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function ClippedPlot() {
  const clipId = `${React.useId()}-clip`;
  const [clipped, setClipped] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Clip the plot"
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
      />
      <ResponsiveChartContainer
        title="Load of a power line between 40 and 90 percent"
        desc="The load leaves the shown range at the start and after hour 5."
        xAxis={[{ scaleType: 'linear', data: [0, 1, 2, 3, 4, 5, 6] }]}
        yAxis={[{ min: 40, max: 90 }]}
        series={[
          { type: 'line', area: true, data: [28, 52, 61, 58, 74, 88, 101] },
        ]}
        height={260}
        margin={{ top: 40, bottom: 64, left: 40, right: 24 }}
      >
        <ChartsClipPath id={clipId} />
        <g clipPath={clipped ? `url(#${clipId})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
