import * as React from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import {
  AnimatedLine,
  type AnimatedLineProps,
  LineChart,
} from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027];
const lastMeasured = 2024;

function LineWithForecast(props: AnimatedLineProps) {
  const id = React.useId();
  const { top, left, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const middle = scale(lastMeasured);
  const area = { y: 0, height: top + height + 8 };

  return (
    <React.Fragment>
      <clipPath id={`${id}-measured`}>
        <rect {...area} x={0} width={middle} />
      </clipPath>
      <clipPath id={`${id}-expected`}>
        <rect {...area} x={middle} width={left + width - middle} />
      </clipPath>
      <g clipPath={`url(#${id}-measured)`}>
        <AnimatedLine {...props} />
      </g>
      <g clipPath={`url(#${id}-expected)`}>
        <AnimatedLine {...props} strokeDasharray="3 7" />
      </g>
    </React.Fragment>
  );
}

export default function ForecastLine() {
  return (
    <LineChart
      title="Electric buses of a city, with a forecast from 2024"
      desc="From 12 buses in 2019 to 96 in 2024, and an expected 168 in 2027."
      slots={{ line: LineWithForecast }}
      xAxis={[
        {
          data: years,
          tickInterval: years,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      yAxis={[{ min: 0 }]}
      series={[
        {
          data: [12, 19, 31, 48, 70, 96, 122, 147, 168],
          showMark: ({ index }) => index <= years.indexOf(lastMeasured),
        },
      ]}
      height={300}
      margin={{ top: 16, left: 40, right: 24 }}
    />
  );
}
