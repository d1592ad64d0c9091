import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const settings = {
  default: {},
  tickNumber: { tickNumber: 3 },
  tickMinStep: { tickMinStep: 50 },
  tickMaxStep: { tickMaxStep: 10 },
};
type Setting = keyof typeof settings;

export default function TickCount() {
  const [setting, setSetting] = React.useState<Setting>('default');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ticks of the y-axis"
        value={setting}
        onChange={(event, value: Setting | null) =>
          setSetting(value ?? setting)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.entries(settings).map(([name, props]) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name} {Object.values(props).join('')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Copies made per day"
        desc="Between 40 and 190 copies a day."
        grid={{ horizontal: true }}
        xAxis={[
          { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
        ]}
        yAxis={[{ min: 0, max: 200, ...settings[setting] }]}
        series={[{ data: [120, 190, 85, 150, 40] }]}
        height={300}
        margin={{ top: 16, left: 40, right: 24 }}
      />
    </Stack>
  );
}
