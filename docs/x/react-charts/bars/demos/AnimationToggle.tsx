import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';

const years = [
  { label: '2022', data: [34, 58, 21, 45] },
  { label: '2023', data: [51, 40, 37, 62] },
];

export default function AnimationToggle() {
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [skip, setSkip] = React.useState(false);
  const [year, setYear] = React.useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setYear(1 - year)}>
          Show {years[1 - year].label}
        </Button>
        <FormControlLabel
          label="skipAnimation"
          control={
            <Switch
              checked={skip}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
        />
      </Stack>
      <figure aria-label="Workshops per city" style={{ margin: 0 }}>
        <BarChart
          skipAnimation={skip || prefersLessMotion}
          xAxis={[
            { scaleType: 'band', data: ['Bonn', 'Graz', 'Lund', 'Pisa'] },
          ]}
          yAxis={[{ min: 0, max: 70 }]}
          series={[{ id: 'workshops', ...years[year] }]}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
