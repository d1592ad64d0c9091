import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const flights = [340, 465, 610, 395];
const delays = [31, 38, 72, 44];

const common = { height: 300, margin: { left: 48, right: 24 } };
const text = {
  title: 'Flights and delays of a regional airport',
  desc: 'Most flights and most delays are in the third quarter, 610 and 72.',
};
const twoSeries = [
  { label: 'Flights', data: flights },
  { label: 'Delayed', data: delays },
];

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
          data: quarters.map((label, index) => ({
            label,
            value: flights[index] ?? 0,
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
        markerSize: 7,
        data: [{ id: index, x, y: delays[index] ?? 0 }],
      }))}
    />
  ),
};
type Kind = keyof typeof charts;

export default function OneDatasetFourCharts() {
  const [kind, setKind] = React.useState<Kind>('Bars');
  const choose = (_: unknown, value: Kind | null) => setKind(value ?? kind);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of chart"
        value={kind}
        onChange={choose}
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
