import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type {
  ChartsAxisContentProps,
  ChartsItemContentProps,
} from '@mui/x-charts/ChartsTooltip';

function TotalContent({
  series,
  dataIndex,
  axisValue,
}: ChartsAxisContentProps) {
  if (dataIndex == null || axisValue === null) {
    return null;
  }
  const total = series.reduce((sum, { data }) => {
    const value = data[dataIndex];
    return sum + (typeof value === 'number' ? value : 0);
  }, 0);
  return (
    <Paper sx={{ p: 1.5, mx: 2 }} elevation={4}>
      <Typography variant="subtitle2">{axisValue.toLocaleString()}</Typography>
      <Typography variant="body2">{total} loans in all</Typography>
    </Paper>
  );
}

function ShareContent({ itemData, series }: ChartsItemContentProps<'bar'>) {
  const value = series.data[itemData.dataIndex] ?? 0;
  const total = series.data.reduce<number>((sum, v) => sum + (v ?? 0), 0);
  return (
    <Paper sx={{ p: 1.5, mx: 2 }} elevation={4}>
      <Typography variant="body2">
        {value} loans, {Math.round((value / total) * 100)}% of the week
      </Typography>
    </Paper>
  );
}

export default function CustomContent() {
  const [perItem, setPerItem] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="Tooltip for single bars"
        control={
          <Switch
            checked={perItem}
            onChange={(event) => setPerItem(event.target.checked)}
          />
        }
      />
      <figure aria-label="Library loans per day" style={{ margin: 0 }}>
        <BarChart
          desc="Most books are lent on Friday."
          xAxis={[{ scaleType: 'band', data: ['Wed', 'Thu', 'Fri'] }]}
          series={[
            { label: 'Novels', data: [84, 71, 120] },
            { label: 'Comics', data: [52, 66, 93] },
          ]}
          tooltip={{ trigger: perItem ? 'item' : 'axis' }}
          slots={{ axisContent: TotalContent, itemContent: ShareContent }}
          height={260}
          margin={{ left: 40, right: 16 }}
        />
      </figure>
    </Stack>
  );
}
