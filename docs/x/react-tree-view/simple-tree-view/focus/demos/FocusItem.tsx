import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusItem() {
  const apiRef = useTreeViewApiRef();

  const focusDoor = (event: React.SyntheticEvent) => {
    apiRef.current?.focusItem(event, 'door');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Button variant="outlined" onClick={focusDoor}>
        Go to “Stage door”
      </Button>
      <Box sx={{ minHeight: 168 }}>
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Theatre"
          defaultExpandedItems={['back']}
        >
          <TreeItem itemId="front" label="Front of house">
            <TreeItem itemId="foyer" label="Foyer" />
          </TreeItem>
          <TreeItem itemId="back" label="Backstage">
            <TreeItem itemId="door" label="Stage door" />
            <TreeItem itemId="wardrobe" label="Wardrobe" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
