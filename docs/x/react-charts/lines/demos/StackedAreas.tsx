import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType, StackOrderType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['none', 'expand', 'silhouette', 'wiggle'];
const orders: StackOrderType[] = ['none', 'reverse', 'ascending', 'insideOut'];

export default function StackedAreas() {
  const [stackOffset, setStackOffset] = React.useState(offsets[0]);
  const [stackOrder, setStackOrder] = React.useState(orders[0]);
  const common = { area: true, showMark: false, stack: 'loans' };

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
      <LineChart
        title="Library loans per year"
        desc="Books fall from 61 to 44 thousand while e-books rise from 3 to 29."
        xAxis={[
          {
            data: [2016, 2018, 2020, 2022, 2024],
            tickInterval: [2016, 2018, 2020, 2022, 2024],
            valueFormatter: (year: number) => `${year}`,
          },
        ]}
        yAxis={[{ tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={[
          { label: 'Books', data: [61, 58, 40, 47, 44] },
          { label: 'Films', data: [22, 19, 9, 8, 6] },
          { label: 'E-books', data: [3, 8, 24, 26, 29] },
        ].map((series) => ({ ...series, ...common, stackOffset, stackOrder }))}
        height={300}
        margin={{ left: 40, right: 24 }}
      />
    </Stack>
  );
}
