import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
} from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { days, occupancy, slots } from './data';

const colorMaps = {
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [50, 80],
    colors: ['#a5d6a7', '#ffb74d', '#d84315'],
  },
  continuous: {
    type: 'continuous' as const,
    min: 0,
    max: 100,
    color: ['#e3f2fd', '#0d47a1'] as [string, string],
  },
};
type ColorMapType = keyof typeof colorMaps;

export default function HeatmapColors() {
  const { palette } = useTheme();
  const [type, setType] = React.useState<ColorMapType>('piecewise');
  const legend = {
    direction: 'column',
    position: { horizontal: 'right', vertical: 'middle' },
  } as const;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(event, next: ColorMapType | null) => setType(next ?? type)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
      </ToggleButtonGroup>
      <figure aria-label="Occupied places in percent" style={{ margin: 0 }}>
        <Heatmap
          xAxis={[{ data: days }]}
          yAxis={[{ data: slots }]}
          zAxis={[{ colorMap: colorMaps[type] }]}
          series={[{ data: occupancy }]}
          sx={{ '& text': { unicodeBidi: 'plaintext' } }}
          height={300}
          margin={{ top: 16, bottom: 32, left: 72, right: 96 }}
        >
          <PiecewiseColorLegend {...legend} padding={0} itemMarkWidth={14} />
          <ContinuousColorLegend
            {...legend}
            length="70%"
            thickness={12}
            labelStyle={{ fontSize: 13, fill: palette.text.primary }}
          />
        </Heatmap>
      </figure>
    </Stack>
  );
}
