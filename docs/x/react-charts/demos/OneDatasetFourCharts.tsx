import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { delays, flights, quarters, text, twoSeries } from './data';

const common = { height: 300, margin: { left: 48, right: 24 } };

const charts = {
  Bars: (
    <BarChart
      {...common}
      {...text}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      series={twoSeries}
    />
  ),
  Lines: (
    <LineChart
      {...common}
      {...text}
      xAxis={[{ scaleType: 'point', data: quarters }]}
      series={twoSeries.map((series) => ({ ...series, area: true }))}
    />
  ),
  Pie: (
    <PieChart
      {...text}
      height={300}
      series={[
        {
          outerRadius: '80%',
          data: flights.map((value, index) => ({
            value,
            label: quarters[index],
          })),
        },
      ]}
    />
  ),
  Scatter: (
    <ScatterChart
      {...common}
      {...text}
      xAxis={[{ min: 300, max: 650, label: 'Flights' }]}
      yAxis={[{ min: 0, max: 80 }]}
      series={flights.map((x, index) => ({
        label: quarters[index],
        data: [{ id: index, x, y: delays[index] ?? 0 }],
      }))}
    />
  ),
};
type Kind = keyof typeof charts;

export default function OneDatasetFourCharts() {
  const [kind, setKind] = React.useState<Kind>('Bars');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of chart"
        value={kind}
        onChange={(event, value: Kind | null) => setKind(value ?? kind)}
      >
        {Object.keys(charts).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {charts[kind]}
    </Stack>
  );
}
