import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'day', value: 540, label: 'Day' },
  { id: 'week', value: 210, label: 'Week' },
  { id: 'month', value: 130, label: 'Month' },
];

export default function SliceClick() {
  const [index, setIndex] = React.useState(0);
  const ticket = tickets[index];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <PieChart
        title="Sold tickets by kind"
        desc="540 day tickets, 210 week tickets and 130 month passes."
        series={[{ id: 'tickets', data: tickets }]}
        onItemClick={(event, item) => setIndex(item.dataIndex)}
        height={180}
      />
      <TextField
        select
        size="small"
        label="Ticket"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {tickets.map(({ id, label }, ticketIndex) => (
          <MenuItem key={id} value={ticketIndex}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" variant="body2">
        {ticket?.label}: {ticket?.value} sold
      </Typography>
    </Stack>
  );
}
