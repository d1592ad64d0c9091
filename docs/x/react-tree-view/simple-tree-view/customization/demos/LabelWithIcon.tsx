import type * as React from 'react';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ClockIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';

type LabelProps = React.ComponentProps<typeof TreeItem2Label>;

function StateLabel({ children, title, ...other }: LabelProps) {
  const Icon = title === 'done' ? CheckIcon : ClockIcon;
  return (
    <TreeItem2Label
      {...other}
      sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
    >
      {children}
      <Icon titleAccess={title} color="action" fontSize="small" />
    </TreeItem2Label>
  );
}

interface StepProps extends TreeItem2Props {
  state: 'done' | 'waiting';
}

function Step({ state, ...other }: StepProps) {
  return (
    <TreeItem2
      {...other}
      slots={{ label: StateLabel }}
      slotProps={{ label: { title: state } }}
    />
  );
}

export default function LabelWithIcon() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <SimpleTreeView aria-label="Release" defaultExpandedItems={['build']}>
        <Step itemId="build" label="Build" state="waiting">
          <Step itemId="compile" label="Compile" state="done" />
          <Step itemId="test" label="Test" state="done" />
          <Step itemId="sign" label="Sign" state="waiting" />
        </Step>
        <Step itemId="publish" label="Publish" state="waiting" />
      </SimpleTreeView>
    </Box>
  );
}
