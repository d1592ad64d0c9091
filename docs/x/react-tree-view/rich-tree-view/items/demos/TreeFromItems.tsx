import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const floors: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'returns', label: 'Returns desk' },
      { id: 'papers', label: 'Newspapers' },
      {
        id: 'young',
        label: 'Young readers',
        children: [
          { id: 'picture', label: 'Picture books' },
          { id: 'comics', label: 'Comics' },
        ],
      },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    children: [
      { id: 'crime', label: 'Crime novels' },
      { id: 'poetry', label: 'Poetry' },
    ],
  },
  { id: 'roof', label: 'Roof terrace' },
];

export default function TreeFromItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 320 }}>
      <RichTreeView
        aria-label="Library floors"
        items={floors}
        defaultExpandedItems={['ground', 'young']}
      />
    </Box>
  );
}
