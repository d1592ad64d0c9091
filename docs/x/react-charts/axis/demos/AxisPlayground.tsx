import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';

interface AxisPlaygroundProps {
  axis?: Pick<
    AxisConfig<'linear'>,
    'min' | 'max' | 'reverse' | 'tickNumber' | 'tickMinStep' | 'tickMaxStep'
  >;
  look?: Pick<
    ChartsXAxisProps,
    'label' | 'disableLine' | 'disableTicks' | 'tickSize' | 'stroke' | 'fill'
  >;
}

export default function AxisPlayground({ axis, look }: AxisPlaygroundProps) {
  return (
    <figure aria-label="Speed of a lift" style={{ margin: 0 }}>
      <LineChart
        xAxis={[
          {
            data: [0, 4, 8, 12, 16, 20, 24],
            ...axis,
            ...look,
          },
        ]}
        series={[{ data: [0, 1.2, 2.5, 2.5, 2.4, 1.1, 0] }]}
        height={280}
      />
    </figure>
  );
}
