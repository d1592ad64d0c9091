import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const birds = [
  { id: 'tit', value: 38, label: 'Tits', note: 'at the feeder all day' },
  { id: 'robin', value: 9, label: 'Robins', note: 'on the ground' },
  { id: 'finch', value: 21, label: 'Finches', note: 'in groups at noon' },
];

export default function SelectSlice() {
  const [index, setIndex] = React.useState(0);
  const bird = birds[index];

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <PieChart
        title="Birds counted in a garden"
        desc="38 tits, 9 robins and 21 finches."
        series={[
          {
            id: 'birds',
            data: birds,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={{ seriesId: 'birds', dataIndex: index }}
        onItemClick={(event, item) => setIndex(item.dataIndex)}
        height={180}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Bird"
        value={index}
        onChange={(event, value: number | null) => setIndex(value ?? index)}
      >
        {birds.map(({ id, label }, birdIndex) => (
          <ToggleButton key={id} value={birdIndex}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {bird?.value} {bird?.label.toLowerCase()}, {bird?.note}
      </Typography>
    </Stack>
  );
}
