import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const common = {
  xAxis: [{ scaleType: 'point' as const, data: [1, 2, 3, 4, 5, 6, 7] }],
  desc: 'Readings on days 1, 2, 4, 6 and 7, between 14 and 32 liters.',
  height: 180,
  margin: { top: 16, left: 40, right: 24, bottom: 24 },
};
const reading = { area: true, data: [14, 22, null, 32, null, 27, 19] };

export default function JoinedAreaGaps() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        {...common}
        title="Rain barrel, with gaps"
        series={[{ ...reading, label: 'With gaps' }]}
        slotProps={{ legend: { hidden: true } }}
      />
      <LineChart
        {...common}
        title="Rain barrel, gaps joined"
        series={[{ ...reading, label: 'Joined', connectNulls: true }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </Stack>
  );
}
