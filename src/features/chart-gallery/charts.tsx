import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { ComponentType } from 'react';
import {
  BAND,
  BAND_AXIS,
  ONE,
  POINT,
  ROUND,
  SMALL,
  STILL,
  TWO,
} from './sample';

const LABELLED = {
  ...STILL,
  margin: { top: 12, right: 12, bottom: 28, left: 34 },
} as const;

const POINTS = [
  { id: 1, x: 1, y: 4 },
  { id: 2, x: 2, y: 6 },
  { id: 3, x: 3, y: 3 },
  { id: 4, x: 4, y: 7 },
  { id: 5, x: 5, y: 5 },
  { id: 6, x: 6, y: 8 },
  { id: 7, x: 7, y: 6 },
];

const SLICES = [
  { id: 1, value: 5, label: 'A' },
  { id: 2, value: 3, label: 'B' },
  { id: 3, value: 2, label: 'C' },
];

const HIDDEN = {
  skipAnimation: true,
  slotProps: { legend: { hidden: true } },
  tooltip: { trigger: 'none' },
} as const;

const PALETTE = {
  type: 'ordinal' as const,
  colors: ['#2e7d32', '#66bb6a', '#0288d1', '#ef6c00', '#8e24aa'],
};

/** A small chart for each page that has one, by the last part of its address. */
export const CHARTS: Readonly<Record<string, ComponentType>> = {
  bars: () => (
    <BarChart {...SMALL} xAxis={BAND} series={[{ data: ONE }, { data: TWO }]} />
  ),
  lines: () => (
    <LineChart
      {...SMALL}
      xAxis={POINT}
      series={[{ data: ONE }, { data: TWO }]}
    />
  ),
  'areas-demo': () => (
    <LineChart
      {...SMALL}
      xAxis={POINT}
      series={[
        { data: ONE, area: true, stack: 'all', showMark: false },
        { data: TWO, area: true, stack: 'all', showMark: false },
      ]}
    />
  ),
  pie: () => <PieChart {...ROUND} {...HIDDEN} series={[{ data: SLICES }]} />,
  scatter: () => (
    <ScatterChart {...SMALL} series={[{ data: POINTS, markerSize: 5 }]} />
  ),
  sparkline: () => <SparkLineChart height={ROUND.height} data={ONE} area />,
  gauge: () => (
    <Gauge
      {...ROUND}
      value={68}
      startAngle={-110}
      endAngle={110}
      aria-label="68"
    />
  ),
  axis: () => (
    <LineChart
      {...LABELLED}
      xAxis={POINT}
      series={[{ data: ONE }]}
      grid={{ horizontal: true }}
    />
  ),
  components: () => (
    <LineChart
      {...SMALL}
      xAxis={POINT}
      series={[{ data: ONE, curve: 'step', showMark: false }]}
    >
      <ChartsReferenceLine y={6} lineStyle={{ strokeDasharray: '4 4' }} />
    </LineChart>
  ),
  composition: () => (
    <ResponsiveChartContainer
      height={SMALL.height}
      margin={SMALL.margin}
      xAxis={BAND}
      series={[
        { type: 'bar', data: TWO },
        { type: 'line', data: ONE },
      ]}
    >
      <BarPlot skipAnimation />
      <LinePlot skipAnimation />
      <MarkPlot skipAnimation />
    </ResponsiveChartContainer>
  ),
  label: () => (
    <PieChart
      {...ROUND}
      {...HIDDEN}
      series={[{ data: SLICES, arcLabel: 'label', innerRadius: 20 }]}
    />
  ),
  legend: () => (
    <BarChart
      {...SMALL}
      margin={{ ...SMALL.margin, top: 44 }}
      slotProps={{
        legend: {
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          labelStyle: { fontSize: 12 },
          padding: 12,
        },
      }}
      xAxis={BAND}
      series={[
        { data: ONE, label: 'A' },
        { data: TWO, label: 'B' },
      ]}
    />
  ),
  stacking: () => (
    <BarChart
      {...SMALL}
      xAxis={BAND}
      series={[
        { data: ONE, stack: 'all' },
        { data: TWO, stack: 'all' },
      ]}
    />
  ),
  styling: () => (
    <BarChart
      {...SMALL}
      xAxis={[{ ...BAND_AXIS, colorMap: PALETTE }]}
      series={[{ data: ONE }]}
      borderRadius={8}
    />
  ),
  tooltip: () => (
    <LineChart {...SMALL} xAxis={POINT} series={[{ data: TWO }]}>
      <ChartsReferenceLine
        x="D"
        lineStyle={{ strokeDasharray: '2 4' }}
        label="D: 4"
        labelStyle={{ fontSize: 12 }}
      />
    </LineChart>
  ),
};
