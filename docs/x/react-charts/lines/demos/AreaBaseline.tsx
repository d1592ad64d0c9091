import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const baselines = ['min', 'max', 0, 20] as const;
type Baseline = (typeof baselines)[number];

export default function AreaBaseline() {
  const [baseline, setBaseline] = React.useState<Baseline>('min');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(event, value: Baseline | null) =>
          setBaseline(value ?? baseline)
        }
      >
        {baselines.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ minWidth: 40, textTransform: 'none' }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Temperature on a mountain pass"
        desc="From 12 °C below zero in January to 18 °C in July."
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
          },
        ]}
        yAxis={[{ min: -20, tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={[
          {
            area: true,
            baseline,
            data: [-12, -6, 7, 18, 9, -4],
            showMark: false,
          },
        ]}
        height={280}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
