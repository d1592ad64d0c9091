import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const menu: TreeViewBaseItem[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'soup', label: 'Leek soup' },
      { id: 'salad', label: 'Beet salad' },
    ],
  },
  {
    id: 'mains',
    label: 'Mains',
    children: [
      { id: 'trout', label: 'Trout' },
      { id: 'risotto', label: 'Risotto' },
    ],
  },
];

export default function ReorderItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeViewPro
        itemsReordering
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        aria-label="Menu"
        items={menu}
        defaultExpandedItems={['starters', 'mains']}
      />
    </Box>
  );
}
