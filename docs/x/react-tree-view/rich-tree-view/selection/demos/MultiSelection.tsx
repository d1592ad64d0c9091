import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const reels: TreeViewBaseItem[] = [
  {
    id: 'shorts',
    label: 'Short films',
    children: [
      { id: 'tide', label: 'Low tide' },
      { id: 'loft', label: 'Pigeon loft' },
      { id: 'ferry', label: 'Last ferry' },
    ],
  },
  {
    id: 'features',
    label: 'Feature films',
    children: [
      { id: 'mill', label: 'The paper mill' },
      { id: 'snow', label: 'Snow on the line' },
    ],
  },
];

export default function MultiSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <RichTreeView
        multiSelect
        aria-label="Film archive"
        items={reels}
        defaultExpandedItems={['shorts', 'features']}
        defaultSelectedItems={['tide', 'ferry']}
      />
    </Box>
  );
}
