import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tasks: TreeViewBaseItem[] = [
  {
    id: 'harvest',
    label: 'Harvest',
    children: [
      { id: 'beans', label: 'Pick beans' },
      { id: 'onions', label: 'Lift onions' },
    ],
  },
  {
    id: 'repair',
    label: 'Repairs',
    children: [{ id: 'gate', label: 'Mend the gate' }],
  },
];

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  const focusOnions = (event: React.SyntheticEvent) => {
    apiRef.current?.focusItem(event, 'onions');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Button variant="outlined" onClick={focusOnions}>
        Go to “Lift onions”
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <RichTreeView
          apiRef={apiRef}
          aria-label="Farm tasks"
          items={tasks}
          defaultExpandedItems={['harvest']}
        />
      </Box>
    </Stack>
  );
}
