import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const songs: TreeViewBaseItem[] = [
  {
    id: 'set-1',
    label: 'First set',
    children: [
      { id: 'reel', label: 'Millstone reel' },
      { id: 'waltz', label: 'Harbour waltz' },
    ],
  },
  {
    id: 'set-2',
    label: 'Second set',
    children: [{ id: 'air', label: 'Slow air' }],
  },
];
