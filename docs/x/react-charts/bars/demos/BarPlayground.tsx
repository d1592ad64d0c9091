import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const switches = ['horizontal', 'stack', 'grid', 'barLabel'] as const;
const sliders = [
  { name: 'borderRadius', max: 20, step: 1 },
  { name: 'categoryGapRatio', max: 0.9, step: 0.1 },
  { name: 'barGapRatio', max: 1, step: 0.1 },
] as const;

export default function BarPlayground() {
  const [on, setOn] = React.useState({
    horizontal: false,
    stack: false,
    grid: true,
    barLabel: false,
  });
  const [size, setSize] = React.useState({
    borderRadius: 4,
    categoryGapRatio: 0.2,
    barGapRatio: 0.1,
  });
  const { borderRadius, categoryGapRatio, barGapRatio } = size;
  const data = ['Red', 'White', 'Rosé'];
  const scaleType = 'band' as const;
  const band = { scaleType, data, categoryGapRatio, barGapRatio };
  const stack = on.stack ? 'bottles' : undefined;

  return (
    <Stack sx={{ width: '100%' }}>
      <figure aria-label="Bottles sold per shop" style={{ margin: 0 }}>
        <BarChart
          layout={on.horizontal ? 'horizontal' : 'vertical'}
          xAxis={[on.horizontal ? {} : band]}
          yAxis={[on.horizontal ? band : {}]}
          series={[
            { label: 'Harbour', data: [46, 61, 29], stack },
            { label: 'Market', data: [38, 27, 33], stack },
          ]}
          borderRadius={borderRadius}
          grid={{ horizontal: on.grid, vertical: on.grid }}
          barLabel={on.barLabel ? 'value' : undefined}
          sx={{ [`& .${barLabelClasses.root}`]: { fill: 'black' } }}
          height={300}
        />
      </figure>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {switches.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Switch checked={on[name]} />}
            onChange={() => setOn({ ...on, [name]: !on[name] })}
          />
        ))}
      </Stack>
      {sliders.map(({ name, ...range }) => (
        <Stack key={name}>
          <Typography variant="body2">{`${name}: ${size[name]}`}</Typography>
          <Slider
            {...range}
            aria-label={name}
            value={size[name]}
            onChange={(_, value) => setSize({ ...size, [name]: value })}
          />
        </Stack>
      ))}
    </Stack>
  );
}
