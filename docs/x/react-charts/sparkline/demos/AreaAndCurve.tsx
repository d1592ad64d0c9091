import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const pressure = [18, 21, 19, 26, 31, 24, 22, 17, 15, 20];

export default function AreaAndCurve() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <SparkLineChart
        title="Water use, straight lines with an area"
        desc="Rises from 18 to 31 and falls back to 20."
        area
        data={pressure}
        height={70}
      />
      <SparkLineChart
        title="Water use, smooth line with an area"
        desc="Rises from 18 to 31 and falls back to 20."
        area
        curve="monotoneX"
        data={pressure}
        height={70}
      />
      <SparkLineChart
        title="Water use, steps"
        desc="Rises from 18 to 31 and falls back to 20."
        curve="step"
        data={pressure}
        height={70}
      />
    </Stack>
  );
}
