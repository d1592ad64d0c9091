import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const wards = ['East', 'North', 'West'];
const beds = [18, 25, 11];

export default function ControlledHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const index = item?.dataIndex;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Ward"
        value={index ?? null}
        onChange={(event, dataIndex: number | null) =>
          setItem(dataIndex === null ? null : { seriesId: 'beds', dataIndex })
        }
      >
        {wards.map((ward, wardIndex) => (
          <ToggleButton key={ward} value={wardIndex}>
            {ward}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <figure aria-label="Free beds per ward" style={{ margin: 0 }}>
        <BarChart
          desc="North has most free beds, West has fewest."
          highlightedItem={item}
          onHighlightChange={setItem}
          tooltip={{ trigger: 'none' }}
          axisHighlight={{ x: 'none' }}
          xAxis={[{ scaleType: 'band', data: wards }]}
          series={[
            {
              id: 'beds',
              data: beds,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          height={220}
          margin={{ top: 16, left: 40, right: 16 }}
        />
      </figure>
      <Typography role="status" variant="body2">
        {index === undefined
          ? 'No ward highlighted'
          : `${wards[index]}: ${beds[index]} free beds`}
      </Typography>
    </Stack>
  );
}
