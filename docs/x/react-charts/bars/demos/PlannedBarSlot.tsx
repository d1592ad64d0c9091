import * as React from 'react';
import { BarChart, BarElementPath } from '@mui/x-charts/BarChart';

const sprints = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
const firstPlannedSprint = 4;

function SprintBar(props: React.ComponentProps<typeof BarElementPath>) {
  const { ownerState, style } = props;
  if (ownerState.dataIndex < firstPlannedSprint) {
    return <BarElementPath {...props} />;
  }
  return (
    <BarElementPath
      {...props}
      style={{
        ...style,
        fillOpacity: 0.25,
        stroke: ownerState.color,
        strokeWidth: 2,
        strokeDasharray: '4 3',
      }}
    />
  );
}

export default function PlannedBarSlot() {
  return (
    <figure
      aria-label="Story points per sprint, the last two sprints are planned"
      style={{ margin: 0, width: '100%' }}
    >
      <BarChart
        slots={{ bar: SprintBar }}
        xAxis={[{ scaleType: 'band', data: sprints }]}
        series={[{ data: [21, 26, 24, 29, 30, 32] }]}
        height={280}
        margin={{ top: 16, left: 40, right: 16 }}
      />
    </figure>
  );
}
