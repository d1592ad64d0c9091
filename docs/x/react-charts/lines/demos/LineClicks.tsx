import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const calls = [42, 35, 51, 47, 29];

export default function LineClicks() {
  const [part, setPart] = React.useState('nothing yet');
  const [index, setIndex] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        title="Calls to a clinic per weekday"
        desc="From 29 calls on Friday to 51 on Wednesday."
        xAxis={[{ scaleType: 'point', data: days }]}
        series={[{ id: 'calls', area: true, data: calls }]}
        onAreaClick={(event, item) => setPart(`area of ${item.seriesId}`)}
        onLineClick={(event, item) => setPart(`line of ${item.seriesId}`)}
        onMarkClick={(event, item) =>
          setPart(`mark ${item.dataIndex} of ${item.seriesId}`)
        }
        onAxisClick={(event, axis) => {
          if (axis) {
            setIndex(axis.dataIndex);
          }
        }}
        height={280}
        margin={{ top: 16, left: 40, right: 24 }}
      />
      <TextField
        select
        size="small"
        label="Day"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {days.map((day, dayIndex) => (
          <MenuItem key={day} value={dayIndex}>
            {day}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" variant="body2">
        {days[index]}: {calls[index]} calls. Clicked part: {part}
      </Typography>
    </Stack>
  );
}
