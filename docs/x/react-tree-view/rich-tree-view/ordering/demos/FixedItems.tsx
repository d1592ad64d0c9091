import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const stages: TreeViewBaseItem[] = [
  {
    id: 'stage-1',
    label: 'Stage 1 (fixed)',
    children: [
      { id: 'bridge', label: 'Inspect the bridge' },
      { id: 'signs', label: 'Order signs' },
    ],
  },
  {
    id: 'stage-2',
    label: 'Stage 2 (fixed)',
    children: [{ id: 'asphalt', label: 'Lay asphalt' }],
  },
];

const isTask = (itemId: string) => !itemId.startsWith('stage');

export default function FixedItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeViewPro
        itemsReordering
        isItemReorderable={isTask}
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        aria-label="Road works"
        items={stages}
        defaultExpandedItems={['stage-1', 'stage-2']}
      />
    </Box>
  );
}
