import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const orders = [120, 98, 143, 131, 160];
const returns = [14, 9, 21, 11, 17];

export default function AxisClick() {
  const [index, setIndex] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <figure aria-label="Orders and returns per month" style={{ margin: 0 }}>
        <BarChart
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[
            { label: 'Orders', data: orders },
            { label: 'Returns', data: returns },
          ]}
          onAxisClick={(event, axis) => {
            if (axis) {
              setIndex(axis.dataIndex);
            }
          }}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
      <TextField
        select
        size="small"
        label="Month"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {months.map((month, monthIndex) => (
          <MenuItem key={month} value={monthIndex}>
            {month}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" variant="body2">
        {months[index]}: {orders[index]} orders, {returns[index]} returns
      </Typography>
    </Stack>
  );
}
