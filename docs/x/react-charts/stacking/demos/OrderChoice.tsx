import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];
const games = [
  { label: 'Chess', data: [30, 26, 20, 14, 10] },
  { label: 'Go', data: [8, 16, 34, 28, 20] },
  { label: 'Cards', data: [12, 14, 16, 24, 42] },
];

export default function OrderChoice() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('none');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(event.target.value as StackOrderType)
        }
        sx={{ maxWidth: 200 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <figure aria-label="Members of a games club" style={{ margin: 0 }}>
        <LineChart
          desc="Chess loses members, go peaks in 2022, cards win most."
          xAxis={[
            {
              scaleType: 'point',
              data: ['2020', '2021', '2022', '2023', '2024'],
            },
          ]}
          series={games.map((game) => ({
            ...game,
            area: true,
            showMark: false,
            stack: 'members',
            stackOrder,
          }))}
          height={300}
          margin={{ left: 40, right: 24 }}
        />
      </figure>
    </Stack>
  );
}
