import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const tour: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning',
    children: [
      { id: 'mill', label: 'Water mill' },
      { id: 'chapel', label: 'Chapel' },
    ],
  },
  {
    id: 'noon',
    label: 'Noon',
    children: [{ id: 'market', label: 'Market hall' }],
  },
];

interface Node {
  id: string;
  children?: Node[];
}

const outline = (items: Node[]): string =>
  items
    .map(({ id, children }) => (children ? `${id}(${outline(children)})` : id))
    .join(' ');

export default function SendNewOrder() {
  const apiRef = useTreeViewApiRef();
  const [move, setMove] = React.useState('nothing yet');
  const [tree, setTree] = React.useState(outline(tour));

  React.useEffect(() => {
    setTree(outline(apiRef.current?.getItemTree() ?? []));
  }, [apiRef, move]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeViewPro
          itemsReordering
          experimentalFeatures={{
            indentationAtItemLevel: true,
            itemsReordering: true,
          }}
          apiRef={apiRef}
          aria-label="City tour"
          items={tour}
          defaultExpandedItems={['morning', 'noon']}
          onItemPositionChange={({
            itemId,
            newPosition: { parentId, index },
          }) =>
            setMove(`${itemId} to ${parentId ?? 'the top level'}, ${index}`)
          }
        />
      </Box>
      <Box role="status" sx={{ minHeight: 64 }}>
        <Typography variant="body2">Last move: {move}</Typography>
        <Typography variant="body2">Tree to send: {tree}</Typography>
      </Box>
    </Stack>
  );
}
