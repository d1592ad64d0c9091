import * as React from 'react';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { days, output } from './data';

const all: ZoomData[] = [{ axisId: 'day', start: 0, end: 100 }];
const lastMonth: ZoomData[] = [{ axisId: 'day', start: 67, end: 100 }];
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export default function ControlledZoom() {
  const [zoom, setZoom] = React.useState(lastMonth);
  const { start = 0, end = 100 } = zoom[0] ?? {};

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setZoom(lastMonth)}>Last month</Button>
        <Button onClick={() => setZoom(all)}>Whole quarter</Button>
      </Stack>
      <Slider
        size="small"
        value={[start, end]}
        onChange={(event, range) => {
          if (Array.isArray(range) && range[0] !== undefined && range[1]) {
            setZoom([{ axisId: 'day', start: range[0], end: range[1] }]);
          }
        }}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
        getAriaValueText={(value) => `${Math.round(value)}% of the quarter`}
        sx={{ width: 'auto', mx: '12px !important' }}
      />
      <figure aria-label="Daily output" style={{ margin: 0 }}>
        <LineChartPro
          zoom={zoom}
          onZoomChange={setZoom}
          xAxis={[
            {
              id: 'day',
              scaleType: 'time',
              data: days,
              zoom: true,
              valueFormatter: (day: Date) => date.format(day),
            },
          ]}
          series={[{ data: output, showMark: false }]}
          height={240}
          margin={{ top: 16, left: 40, right: 24 }}
        />
      </figure>
    </Stack>
  );
}
