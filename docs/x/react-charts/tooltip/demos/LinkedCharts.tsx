import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const sources = ['Wind', 'Sun', 'Water', 'Gas'];
const output = [38, 24, 17, 21];
const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function LinkedCharts() {
  const [highlightedItem, setHighlightedItem] =
    React.useState<HighlightItemData | null>(null);
  const link = { highlightedItem, onHighlightChange: setHighlightedItem };

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
      }}
    >
      <figure aria-label="Output per source" style={{ margin: 0 }}>
        <BarChart
          {...link}
          desc="Wind 38, sun 24, water 17 and gas 21 gigawatt hours."
          xAxis={[{ scaleType: 'band', data: sources }]}
          series={[
            {
              id: 'output',
              data: output,
              valueFormatter: (value) => `${value} GWh`,
              highlightScope,
            },
          ]}
          tooltip={{ trigger: 'item' }}
          height={240}
          margin={{ top: 16, left: 32, right: 16 }}
        />
      </figure>
      <figure aria-label="Share of each source" style={{ margin: 0 }}>
        <PieChart
          {...link}
          desc="Wind delivers more than a third."
          series={[
            {
              id: 'output',
              data: sources.map((label, index) => ({
                id: label,
                label,
                value: output[index] ?? 0,
              })),
              innerRadius: 40,
              highlightScope,
              highlighted: { additionalRadius: 8 },
              faded: { color: 'gray' },
            },
          ]}
          height={240}
          margin={{ top: 16, bottom: 16, left: 16, right: 16 }}
          slotProps={{ legend: { hidden: true } }}
        />
      </figure>
    </Box>
  );
}
