import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import type { PieSeriesType } from '@mui/x-charts/models';

const trees = [
  { id: 'oak', label: 'Oak', value: 1240, color: '#33691e' },
  { id: 'beech', label: 'Beech', value: 860, color: '#1b5e20' },
  { id: 'pine', label: 'Pine', value: 520, color: '#004d40' },
  { id: 'elm', label: 'Elm', value: 45, color: '#5d4037' },
];
const total = trees.reduce((sum, { value }) => sum + value, 0);

const choices: Record<string, PieSeriesType['arcLabel']> = {
  value: 'value',
  formattedValue: 'formattedValue',
  label: 'label',
  function: ({ label, value }) =>
    `${label} ${Math.round((value / total) * 100)}%`,
};

export default function ArcLabels() {
  const [choice, setChoice] = React.useState('function');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="arcLabel"
        value={choice}
        onChange={(event, next: string | null) => setChoice(next ?? choice)}
      >
        {Object.keys(choices).map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ px: 0.75, textTransform: 'none' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <figure aria-label="Trees in the town forest" style={{ margin: 0 }}>
        <PieChart
          desc="Nearly half of the trees are oaks."
          series={[
            {
              data: trees,
              arcLabel: choices[choice],
              arcLabelMinAngle: 20,
              arcLabelRadius: '65%',
              valueFormatter: ({ value }) =>
                `${value.toLocaleString('en')} trees`,
            },
          ]}
          sx={{
            [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontSize: 13 },
          }}
          margin={{ top: 8, bottom: 8, left: 8, right: 96 }}
          height={260}
        />
      </figure>
    </Stack>
  );
}
