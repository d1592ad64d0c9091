import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [12, 18, 9, 22, 25, 17, 30, 28];

export default function SparklineTooltip() {
  const { palette } = useTheme();
  const [showTooltip, setShowTooltip] = React.useState(true);
  const [showHighlight, setShowHighlight] = React.useState(true);
  const common = { data: orders, height: 80, showTooltip, showHighlight };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="showTooltip"
          control={
            <Switch
              checked={showTooltip}
              onChange={(event) => setShowTooltip(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="showHighlight"
          control={
            <Switch
              checked={showHighlight}
              onChange={(event) => setShowHighlight(event.target.checked)}
            />
          }
        />
      </Stack>
      <SparkLineChart
        {...common}
        title="Orders per hour, as a line"
        desc="From 9 to 30 orders, rising."
        colors={[palette.secondary.main]}
      />
      <SparkLineChart
        {...common}
        title="Orders per hour, as bars"
        desc="From 9 to 30 orders, rising."
        plotType="bar"
        colors={[palette.success.main]}
      />
    </Stack>
  );
}
