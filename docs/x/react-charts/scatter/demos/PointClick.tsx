import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const stations = [
  { id: 'Alm', x: 640, y: 31 },
  { id: 'Bergen', x: 910, y: 58 },
  { id: 'Crest', x: 1240, y: 96 },
  { id: 'Dale', x: 380, y: 12 },
  { id: 'Edge', x: 1580, y: 141 },
];

export default function PointClick() {
  const [index, setIndex] = React.useState(0);
  const station = stations[index];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ScatterChart
        title="Snow depth of weather stations by altitude"
        desc="From 12 cm at 380 meters to 141 cm at 1580 meters."
        series={[{ id: 'stations', data: stations, markerSize: 7 }]}
        xAxis={[{ min: 0, max: 1800 }]}
        voronoiMaxRadius={40}
        onItemClick={(event: unknown, item: ScatterItemIdentifier) =>
          setIndex(item.dataIndex)
        }
        height={260}
        margin={{ top: 16, left: 40, right: 24 }}
      />
      <TextField
        select
        size="small"
        label="Station"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
      >
        {stations.map(({ id }, stationIndex) => (
          <MenuItem key={id} value={stationIndex}>
            {id}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status" variant="body2">
        {station?.id}: {station?.y} cm of snow at {station?.x} m
      </Typography>
    </Stack>
  );
}
