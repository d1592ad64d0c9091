import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PieChart } from '@mui/x-charts/PieChart';

const seasons = [
  { name: 'winter', values: [62, 21, 17] },
  { name: 'summer', values: [25, 48, 27] },
];

export default function SkipPieAnimation() {
  const prefersLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [skip, setSkip] = React.useState(false);
  const [index, setIndex] = React.useState(0);
  const values = seasons[index]?.values ?? [];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setIndex(1 - index)}>
          Show {seasons[1 - index]?.name}
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
      <PieChart
        title={`Energy use of a house in ${seasons[index]?.name}`}
        desc={`Heating ${values[0]}, cooling ${values[1]}, light ${values[2]} percent.`}
        skipAnimation={skip || prefersLessMotion}
        series={[
          {
            id: 'energy',
            data: ['Heating', 'Cooling', 'Light'].map((label, part) => ({
              id: label,
              label,
              value: values[part] ?? 0,
            })),
          },
        ]}
        height={180}
      />
    </Stack>
  );
}
