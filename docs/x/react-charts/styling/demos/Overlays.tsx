import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18];
type State = 'loading' | 'empty' | 'ready';

export default function Overlays() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(event, next: State | null) => setState(next ?? state)}
      >
        <ToggleButton value="loading">loading</ToggleButton>
        <ToggleButton value="empty">empty</ToggleButton>
        <ToggleButton value="ready">ready</ToggleButton>
      </ToggleButtonGroup>
      <figure
        aria-label="Queue at the counter"
        aria-busy={state === 'loading'}
        style={{ margin: 0 }}
      >
        <LineChart
          loading={state === 'loading'}
          xAxis={[{ data: hours, min: 6, max: 18 }]}
          yAxis={[{ min: 0, max: 30 }]}
          series={[{ data: state === 'ready' ? [3, 12, 26, 14, 6] : [] }]}
          slotProps={{
            loadingOverlay: { message: 'Fetching today’s numbers…' },
            noDataOverlay: { message: 'Nobody counted today' },
          }}
          height={240}
          margin={{ top: 16, left: 32, right: 24, bottom: 32 }}
        />
      </figure>
    </Stack>
  );
}
