import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const depots: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'harbour', label: 'Harbour depot' },
      { id: 'railhead', label: 'Railhead depot' },
    ],
  },
  {
    id: 'south',
    label: 'South',
    children: [
      { id: 'airfield', label: 'Airfield depot' },
      { id: 'quarry', label: 'Quarry depot' },
    ],
  },
];

export default function SingleSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 200 }}>
      <RichTreeView
        aria-label="Depots"
        items={depots}
        defaultExpandedItems={['north', 'south']}
        defaultSelectedItems="railhead"
      />
    </Box>
  );
}
