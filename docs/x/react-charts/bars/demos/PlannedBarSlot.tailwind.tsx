import * as React from 'react';
import { BarChart, BarElementPath } from '@mui/x-charts/BarChart';

const sprints = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'];
const firstPlannedSprint = 4;

function SprintBar(props: React.ComponentProps<typeof BarElementPath>) {
  const { ownerState } = props;
  if (ownerState.dataIndex < firstPlannedSprint) {
    return <BarElementPath {...props} />;
  }
  return (
    <BarElementPath
      {...props}
      stroke={ownerState.color}
      className="stroke-2 [fill-opacity:0.25] [stroke-dasharray:4_3]"
    />
  );
}

export default function PlannedBarSlot() {
  return (
    <figure
      aria-label="Story points per sprint, the last two sprints are planned"
      className="m-0 w-full"
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
