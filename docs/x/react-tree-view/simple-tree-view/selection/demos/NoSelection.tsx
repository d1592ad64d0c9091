import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NoSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 136 }}>
      <SimpleTreeView
        disableSelection
        aria-label="Rules of the pool"
        defaultExpandedItems={['before']}
      >
        <TreeItem itemId="before" label="Before you swim">
          <TreeItem itemId="shower" label="Take a shower" />
          <TreeItem itemId="cap" label="Wear a cap" />
        </TreeItem>
        <TreeItem itemId="lanes" label="In the lanes">
          <TreeItem itemId="right" label="Keep to the right" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
