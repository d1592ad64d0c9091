import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function GapRatios() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.4);
  const [barGapRatio, setBarGapRatio] = React.useState(0.2);

  // An inline literal with these ratios fails TypeScript's excess property check.
  const seasonAxis = {
    scaleType: 'band' as const,
    data: seasons,
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <figure aria-label="Ferry passengers per season" style={{ margin: 0 }}>
        <BarChart
          xAxis={[seasonAxis]}
          series={[
            { label: 'Morning', data: [310, 520, 270, 140] },
            { label: 'Noon', data: [240, 610, 220, 90] },
            { label: 'Evening', data: [280, 480, 250, 110] },
          ]}
          height={280}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
      <Typography id="category-gap" variant="body2">
        categoryGapRatio: {categoryGapRatio}
      </Typography>
      <Slider
        aria-labelledby="category-gap"
        value={categoryGapRatio}
        onChange={(_, value) => setCategoryGapRatio(value as number)}
        max={0.9}
        step={0.1}
      />
      <Typography id="bar-gap" variant="body2">
        barGapRatio: {barGapRatio}
      </Typography>
      <Slider
        aria-labelledby="bar-gap"
        value={barGapRatio}
        onChange={(_, value) => setBarGapRatio(value as number)}
        min={-0.4}
        max={1}
        step={0.2}
      />
    </Stack>
  );
}
