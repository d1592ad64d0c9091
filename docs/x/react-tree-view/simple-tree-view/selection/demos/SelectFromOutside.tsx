import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectFromOutside() {
  const apiRef = useTreeViewApiRef();

  const select = (event: React.SyntheticEvent, keep: boolean) => {
    apiRef.current?.selectItem({
      event,
      itemId: 'oak',
      keepExistingSelection: keep,
      shouldBeSelected: true,
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined" onClick={(event) => select(event, true)}>
          Add oak
        </Button>
        <Button variant="outlined" onClick={(event) => select(event, false)}>
          Oak only
        </Button>
      </Stack>
      <Box sx={{ minHeight: 136 }}>
        <SimpleTreeView
          multiSelect
          apiRef={apiRef}
          aria-label="Timber"
          defaultExpandedItems={['hard']}
          defaultSelectedItems={['beech']}
        >
          <TreeItem itemId="hard" label="Hardwood">
            <TreeItem itemId="beech" label="Beech" />
            <TreeItem itemId="oak" label="Oak" />
          </TreeItem>
          <TreeItem itemId="pine" label="Pine" />
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
