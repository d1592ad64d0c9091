import { Gauge, type GaugeProps } from '@mui/x-charts/Gauge';

interface GaugePlaygroundProps {
  gauge?: Partial<GaugeProps>;
}

export default function GaugePlayground({ gauge }: GaugePlaygroundProps) {
  return <Gauge aria-label="Battery" height={220} {...gauge} />;
}
