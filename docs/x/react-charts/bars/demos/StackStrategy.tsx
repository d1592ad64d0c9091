import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['diverging', 'none'];
const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function StackStrategy() {
  const [stackOffset, setStackOffset] = React.useState(offsets[0]);
  const [stackOrder, setStackOrder] = React.useState(orders[0]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOffset"
          value={stackOffset}
          onChange={(event) =>
            setStackOffset(event.target.value as StackOffsetType)
          }
        >
          {offsets.map((offset) => (
            <MenuItem key={offset} value={offset}>
              {offset}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOrder"
          value={stackOrder}
          onChange={(event) =>
            setStackOrder(event.target.value as StackOrderType)
          }
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <figure aria-label="Members gained and lost" style={{ margin: 0 }}>
        <BarChart
          xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
          yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
          series={[
            {
              label: 'Joined',
              data: [30, 42, 25, 38],
              stackOffset,
              stackOrder,
            },
            { label: 'Returned', data: [12, 8, 15, 10] },
            { label: 'Left', data: [-18, -11, -27, -14] },
          ].map((series) => ({ ...series, stack: 'members' }))}
          height={300}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
