import { useTheme } from '@mui/material/styles';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

export default function TwoCenters() {
  const { primary, secondary, success } = useTheme().palette;

  const toSeries = (season: string, cx: string, values: number[]) => ({
    cx,
    outerRadius: 64,
    data: ['Bus', 'Bike', 'Foot'].map((way, index) => ({
      id: `${season} ${way}`,
      label: (location: string) =>
        location === 'arc' ? way : `${way} in ${season}`,
      value: values[index] ?? 0,
    })),
    arcLabel: 'label' as const,
    valueFormatter: ({ value }: { value: number }) => `${value}%`,
  });

  return (
    <PieChart
      title="Way to school in summer and in winter"
      desc="In summer 20 percent by bus, 55 by bike, 25 on foot. In winter 60 by bus, 15 by bike, 25 on foot."
      colors={[primary.main, secondary.main, success.main]}
      series={[
        toSeries('summer', '25%', [20, 55, 25]),
        toSeries('winter', '75%', [60, 15, 25]),
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: {
          fill: primary.contrastText,
          fontSize: 13,
        },
      }}
      slotProps={{ legend: { hidden: true } }}
      height={160}
      margin={{ left: 8, right: 8 }}
    />
  );
}
