import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import type { ComponentType } from 'react';
import { BAND, POINT_AXIS, SMALL, TWO } from './sample';

const CELLS = Array.from(
  { length: 20 },
  (_cell, index): [number, number, number] => [
    index % 5,
    Math.floor(index / 5),
    (index * 7) % 10,
  ],
);

/** As `CHARTS`, for what only the paid packages draw. */
export const PRO_CHARTS: Readonly<Record<string, ComponentType>> = {
  heatmap: () => (
    <Heatmap
      height={SMALL.height}
      margin={SMALL.margin}
      leftAxis={null}
      bottomAxis={null}
      disableAxisListener
      xAxis={BAND}
      yAxis={[{ data: [1, 2, 3, 4] }]}
      zAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0,
            max: 10,
            color: ['#b3e5fc', '#01579b'],
          },
        },
      ]}
      series={[{ data: CELLS }]}
    />
  ),
  'zoom-and-pan': () => (
    <LineChartPro
      {...SMALL}
      xAxis={[{ ...POINT_AXIS, id: 'x', zoom: true }]}
      zoom={[{ axisId: 'x', start: 20, end: 90 }]}
      series={[{ data: TWO, area: true, showMark: false }]}
    />
  ),
};
