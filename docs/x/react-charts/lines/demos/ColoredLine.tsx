import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function ColoredLine() {
  const { palette } = useTheme();
  const [mode, setMode] = React.useState('y piecewise');
  const piecewise = {
    type: 'piecewise' as const,
    colors: [palette.info.main, palette.success.main, palette.error.main],
  };
  const continuous = {
    type: 'continuous' as const,
    min: 4,
    max: 28,
    color: [palette.info.main, palette.error.main] as const,
  };
  const byY =
    mode === 'y piecewise'
      ? { ...piecewise, thresholds: [10, 22] }
      : continuous;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={mode}
        onChange={(event, value) => setMode(value ?? mode)}
      >
        <ToggleButton value="y piecewise">y piecewise</ToggleButton>
        <ToggleButton value="y continuous">y continuous</ToggleButton>
        <ToggleButton value="x piecewise">x piecewise</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        title="Temperature in a greenhouse over one day"
        desc="From 5 °C at 3 o'clock to 27 °C at 15 o'clock."
        xAxis={[
          {
            data: hours,
            tickInterval: hours,
            valueFormatter: (hour: number) => `${hour} h`,
            colorMap:
              mode === 'x piecewise'
                ? { ...piecewise, thresholds: [6, 18] }
                : undefined,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: 30,
            colorMap: mode === 'x piecewise' ? undefined : byY,
          },
        ]}
        series={[{ area: true, data: [8, 5, 7, 16, 24, 27, 20, 13, 9] }]}
        height={280}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
