import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [4200, 6100, 5800, 7400, 3900, 9800, 8600];

export default function LineAndBarSparklines() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <SparkLineChart
        title="Steps per day, as a line"
        desc="From 3900 to 9800 steps, most at the weekend."
        data={steps}
        height={80}
      />
      <SparkLineChart
        title="Steps per day, as bars"
        desc="From 3900 to 9800 steps, most at the weekend."
        plotType="bar"
        data={steps}
        height={80}
      />
    </Stack>
  );
}
