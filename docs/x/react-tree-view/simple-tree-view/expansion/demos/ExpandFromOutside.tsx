import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ExpandFromOutside() {
  const apiRef = useTreeViewApiRef();

  const setOpen = (event: React.SyntheticEvent, isExpanded: boolean) => {
    apiRef.current?.setItemExpansion(event, 'allergens', isExpanded);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={(event) => setOpen(event, true)}>
          Show allergens
        </Button>
        <Button variant="outlined" onClick={(event) => setOpen(event, false)}>
          Hide allergens
        </Button>
      </Stack>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView aria-label="Product sheet" apiRef={apiRef}>
          <TreeItem itemId="weight" label="Net weight 400 g" />
          <TreeItem itemId="allergens" label="Allergens">
            <TreeItem itemId="nuts" label="Hazelnuts" />
            <TreeItem itemId="milk" label="Milk" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
