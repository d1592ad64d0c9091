import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Choices, type Choice } from './choices';
import { dataSets, type DataSet, type DemoRow } from './dataSets';
import { PlanGrid } from './planGrid';
import { useRows } from './useRows';
import { useStage } from './useStage';

const noRows: DemoRow[] = [];

/** Two columns a stage, the toolbar with the second, the rows with the last. */
const STAGES = 5;

function StagedGrid({ choice }: { choice: Choice }) {
  const dataSet = dataSets[choice.data] as DataSet;
  const size = Number(choice.size);
  const { rows, isComplete } = useRows(dataSet, size);
  const stage = useStage(STAGES);

  const columns = React.useMemo(
    () => dataSet.columns.slice(0, stage * 2),
    [dataSet, stage],
  );

  return (
    <Stack spacing={1}>
      <Typography role="status" variant="body2">
        {isComplete ? 'Showing' : 'Making'} {size.toLocaleString('en')} rows
      </Typography>
      <Box
        sx={{
          height: 520,
          // Headers move while columns are added; nobody has to see that.
          visibility: stage === STAGES ? 'visible' : 'hidden',
        }}
      >
        {stage > 0 && (
          <PlanGrid
            choice={choice}
            dataSet={dataSet}
            columns={columns}
            rows={stage === STAGES ? rows : noRows}
            hasToolbar={stage > 1}
          />
        )}
      </Box>
    </Stack>
  );
}

export default function HundredThousandRows() {
  const [choice, setChoice] = React.useState<Choice>({
    data: 'parcels',
    plan: 'pro',
    size: '100000',
    view: 'rows',
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Choices value={choice} onChange={setChoice} />
      <StagedGrid key={Object.values(choice).join()} choice={choice} />
    </Stack>
  );
}
