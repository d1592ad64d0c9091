import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { legendClasses } from '@mui/x-charts/ChartsLegend';

export default function StyledParts() {
  return (
    <figure
      aria-label="Energy used and planned"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        desc="Use stays below the plan except in the third quarter."
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { id: 'used', label: 'Used', data: [51, 44, 49, 56] },
          { id: 'plan', label: 'Planned', data: [55, 50, 45, 60] },
        ]}
        sx={(theme) => ({
          [`& .${barElementClasses.root}.MuiBarElement-series-plan`]: {
            fill: 'url(#plan-hatch)',
            stroke: theme.palette.text.secondary,
          },
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
            stroke: theme.palette.divider,
          },
          [`& .${axisClasses.left} .${axisClasses.tickLabel}`]: {
            fill: theme.palette.text.secondary,
          },
          [`& .${legendClasses.series}-plan .${legendClasses.mark}`]: {
            fill: 'url(#plan-hatch)',
            stroke: theme.palette.text.secondary,
          },
          '& #plan-hatch path': { stroke: theme.palette.text.secondary },
        })}
        height={280}
        margin={{ left: 40, right: 16 }}
      >
        <pattern
          id="plan-hatch"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M 0 0 V 8" strokeWidth={4} />
        </pattern>
      </BarChart>
    </figure>
  );
}
