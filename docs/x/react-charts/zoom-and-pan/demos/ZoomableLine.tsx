import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { days, output } from './data';

const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export default function ZoomableLine() {
  return (
    <figure
      aria-label="Daily output of a solar plant"
      style={{ margin: 0, width: '100%' }}
    >
      <LineChartPro
        desc="Output rises from about 45 to 65 megawatt hours over the quarter."
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            zoom: true,
            valueFormatter: (day: Date) => date.format(day),
          },
        ]}
        series={[{ label: 'Output (MWh)', data: output, showMark: false }]}
        height={300}
        margin={{ left: 40, right: 24 }}
      />
    </figure>
  );
}
