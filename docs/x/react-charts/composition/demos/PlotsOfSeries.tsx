import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const plots = { BarPlot, AreaPlot, LinePlot, MarkPlot };
type PlotName = keyof typeof plots;
const names = Object.keys(plots) as PlotName[];

export default function PlotsOfSeries() {
  const [shown, setShown] = React.useState<PlotName[]>(['BarPlot', 'LinePlot']);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup row aria-label="Plots" role="group">
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={shown.includes(name)}
                onChange={(event) =>
                  setShown(
                    event.target.checked
                      ? [...shown, name]
                      : shown.filter((other) => other !== name),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <ResponsiveChartContainer
        title="Beds planned and occupied in a clinic"
        desc="From Wednesday on, more beds are occupied than planned."
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[
          { type: 'bar', data: [40, 40, 40, 36] },
          { type: 'line', area: true, data: [28, 35, 43, 44] },
        ]}
        height={240}
        margin={{ top: 16, bottom: 32, left: 32, right: 16 }}
      >
        {names
          .filter((name) => shown.includes(name))
          .map((name) => {
            const Plot = plots[name];
            return <Plot key={name} />;
          })}
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
