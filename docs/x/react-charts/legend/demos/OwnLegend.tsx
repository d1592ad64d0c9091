import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { LineChart } from '@mui/x-charts/LineChart';

const lines = [
  { id: 'tram', label: 'Tram', data: [41, 44, 47, 52, 55] },
  { id: 'bus', label: 'Bus', data: [62, 60, 57, 58, 54] },
  { id: 'ferry', label: 'Ferry', data: [8, 11, 19, 24, 21] },
];

export default function OwnLegend() {
  const palette = blueberryTwilightPalette(useTheme().palette.mode);
  const [hidden, setHidden] = React.useState<string[]>([]);

  const toggle = (id: string) =>
    setHidden((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );
  const series = lines.map((line, index) => ({
    ...line,
    color: palette[index],
  }));

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" role="group" aria-label="Means of transport">
        {series.map(({ id, label, color }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
                sx={{ '&.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </Stack>
      <figure aria-label="Passengers per year" style={{ margin: 0 }}>
        <LineChart
          desc="Trams overtake buses in the last year."
          xAxis={[
            {
              scaleType: 'point',
              data: ['2020', '2021', '2022', '2023', '2024'],
            },
          ]}
          yAxis={[{ min: 0, max: 70 }]}
          series={series.filter(({ id }) => !hidden.includes(id))}
          slotProps={{ legend: { hidden: true } }}
          margin={{ top: 16, left: 32, right: 24, bottom: 32 }}
          height={240}
        />
      </figure>
    </Stack>
  );
}
