import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const orchestra: TreeViewBaseItem[] = [
  {
    id: 'wood',
    label: 'Woodwind',
    children: [
      { id: 'oboe', label: 'Oboe' },
      { id: 'flute', label: 'Flute' },
    ],
  },
  {
    id: 'brass',
    label: 'Brass',
    children: [
      { id: 'trumpet', label: 'Trumpet' },
      { id: 'tuba', label: 'Tuba' },
    ],
  },
];

function SlowBranch(props: CollapseProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return <Collapse {...props} timeout={still ? 0 : 700} easing="ease-in-out" />;
}

const SlowItem = React.forwardRef(function SlowItem(
  props: TreeItem2Props,
  ref: React.Ref<HTMLLIElement>,
) {
  const slots = { groupTransition: SlowBranch };
  return <TreeItem2 {...props} ref={ref} slots={slots} />;
});

export default function SlowBranches() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Orchestra"
        items={orchestra}
        defaultExpandedItems={['wood']}
        slots={{ item: SlowItem }}
      />
    </Box>
  );
}
