import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];

export default function ChartsAtAGlance() {
  return (
    <Box
      component="figure"
      aria-label="Workshop visitors per season, in 2023 and 2024"
      sx={{ margin: 0, width: '100%', height: 280 }}
    >
      <BarChart
        height={280}
        margin={{ right: 8 }}
        xAxis={[{ scaleType: 'band', data: seasons }]}
        series={[
          { data: [184, 126, 240, 201], label: '2023' },
          { data: [212, 158, 263, 195], label: '2024' },
        ]}
      />
    </Box>
  );
}
