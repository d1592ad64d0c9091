import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const weeks = Array.from({ length: 26 }, (_, index) => `W${index + 1}`);
const visits = weeks.map((_, index) =>
  Math.round(320 + 110 * Math.sin(index / 4) + 40 * Math.cos(index * 2)),
);

export default function ZoomLimits() {
  return (
    <figure
      aria-label="Visits to a clinic per week"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChartPro
        desc="Visits peak around week 7 and are lowest around week 20."
        xAxis={[
          {
            scaleType: 'band',
            data: weeks,
            zoom: {
              minStart: 0,
              maxEnd: 50,
              minSpan: 15,
              maxSpan: 50,
              step: 10,
              panning: true,
            },
          },
        ]}
        series={[{ label: 'Visits', data: visits }]}
        height={280}
        margin={{ left: 40, right: 16 }}
      />
    </figure>
  );
}
