import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stock: TreeViewBaseItem[] = [
  {
    id: 'grains',
    label: 'Grains',
    children: [
      { id: 'barley', label: 'Pearl barley' },
      { id: 'rice', label: 'Brown rice' },
    ],
  },
  {
    id: 'oils',
    label: 'Oils',
    children: [
      { id: 'olive', label: 'Olive oil' },
      { id: 'walnut', label: 'Walnut oil' },
    ],
  },
  { id: 'salt', label: 'Sea salt' },
];

export default function TreeFromData() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 224 }}>
      <RichTreeView
        aria-label="Pantry stock"
        items={stock}
        defaultExpandedItems={['grains']}
      />
    </Box>
  );
}
