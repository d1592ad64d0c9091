import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const years = Array.from({ length: 15 }, (_, index) => 2010 + index);
const members = [
  24, 31, 45, 58, 80, 121, 163, 220, 290, 388, 472, 610, 745, 910, 1080,
];
type Mode = 'keep' | 'discard';

export default function FilterMode() {
  const [filterMode, setFilterMode] = React.useState<Mode>('discard');
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'year', start: 0, end: 40 },
  ]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="filterMode"
        value={filterMode}
        onChange={(event, mode: Mode | null) =>
          setFilterMode(mode ?? filterMode)
        }
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <figure aria-label="Members of a club per year" style={{ margin: 0 }}>
        <BarChartPro
          desc="Membership grows from 24 to 1,080 in 15 years."
          zoom={zoom}
          onZoomChange={setZoom}
          xAxis={[
            {
              id: 'year',
              scaleType: 'band',
              data: years,
              zoom: { filterMode },
              valueFormatter: (year: number) => `${year}`,
            },
          ]}
          series={[{ data: members }]}
          height={260}
          margin={{ top: 16, left: 48, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
